import type { Reply } from '@engram/core/endpoint.ts';
import { extractDocument } from '@engram/core/materials/api.ts';
import { findKind, type DocumentKind } from '@engram/core/materials/kinds.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { ApiError } from '../../http/api-error.ts';
import { isRefusal } from '../../http/events/upload-for-events.ts';
import { upload } from '../../http/upload.ts';
import type { FileProgress } from './draft.ts';
import { explainFileFailure } from './explain-file-failure.ts';
import { draftMessages } from '../messages.ts';

/** Of a file, whatever reads it. */
export type FileReading = {
  file: File;
  kinds: readonly DocumentKind[];
  signal: AbortSignal;
  onProgress: (progress: FileProgress) => void;
  /** Hears of a failed call, which may mean more than a file without text. */
  onFailed: (error: unknown) => void;
};

type Extraction = FileReading & {
  /** It has nothing but pictures of pages, which are read in another way. */
  onScan?: (() => Promise<void>) | undefined;
};

/** Has the text of a file read by the server [UPL-17], and says how far that is. */
export async function extractFile(extraction: Extraction): Promise<void> {
  const { file, signal, onProgress, onScan } = extraction;
  try {
    const reply = await upload(extractDocument, file, {
      signal,
      messages: { 'network-request-failed': materialMessages.noConnection }, // [BERR-15]
      onProgress: (percent) => onProgress({ state: 'sending', percent }),
      onSent: () => onProgress({ state: 'reading' }),
    });
    onProgress(readReply(file, reply));
  } catch (error) {
    if (signal.aborted) return;
    if (onScan && isRefusal(error, 'file-scanned')) return onScan();
    const failure = await explainFailedFile(error, extraction);
    onProgress({ state: 'failed', ...failure, wasSent: true });
  }
}

function readReply(
  file: File,
  { extractedText, fileDetails }: Reply<typeof extractDocument>,
): FileProgress {
  if (extractedText.trim() === '') {
    const message = materialMessages.fileWithoutText(findKind(file.name));
    return { state: 'failed', message, wasSent: true };
  }
  const { type, pages, pageStarts, warnings } = fileDetails;
  return {
    state: 'processed',
    extractedText,
    type,
    ...(pages !== undefined && { pages }),
    ...(pageStarts !== undefined && { pageStarts }),
    warnings: warnings.map(({ message }) => message),
  };
}

/** What its row says, and what to do about it. */
export async function explainFailedFile(error: unknown, { file, kinds, onFailed }: FileReading) {
  onFailed(error);
  const isUnsent = error instanceof ApiError && error.code === 'network-request-failed';
  // A file that was moved or changed looks to us like a broken line.
  if (isUnsent && !(await isReadable(file))) {
    return { message: draftMessages.unreadable, hint: draftMessages.unreadableHint };
  }
  return explainFileFailure(error, kinds);
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
