import { materialMessages } from '@engram/core/materials/messages.ts';
import { AppError } from '../http/app-error.ts';
import { SandboxMissingError } from './extraction/confinement/limit-process.ts';
import { DocumentRefusedError } from './extraction/extract-document.ts';
import type { Refusal } from './extraction/reader/reading.ts';
import { ReaderNotStartedError } from './extraction/run-reader-process.ts';

const retryAfterSeconds = 5;

/** What may be said differently of different files. */
type FileWords = { empty: string; emptyHint?: string; wrongType: string };

/** The refusal of a file that gave no text; an error that is not about the file stays as it is. */
export function explainRefusal(error: unknown, words: FileWords): unknown {
  if (error instanceof DocumentRefusedError) return refuse(error.refusal, words);
  if (error instanceof ReaderNotStartedError) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds });
  }
  if (error instanceof SandboxMissingError) {
    return new AppError('uploads-off', { cause: error, details: materialMessages.uploadsOffHint });
  }
  return error;
}

function refuse(refusal: Refusal, words: FileWords): AppError {
  switch (refusal) {
    case 'empty':
      return new AppError('file-empty', {
        message: words.empty,
        ...(words.emptyHint !== undefined && { details: words.emptyHint }),
      });
    case 'password':
      return new AppError('file-locked', { details: materialMessages.lockedHint });
    case 'locked':
      return new AppError('file-locked', {
        message: materialMessages.bookLocked,
        details: materialMessages.bookLockedHint,
      });
    case 'scanned':
      return new AppError('file-scanned', { details: materialMessages.scannedHint });
    case 'unclear':
      return new AppError('file-unclear', { details: materialMessages.unclearHint });
    case 'damaged':
      return new AppError('file-damaged', { details: materialMessages.damagedHint });
    case 'too-complex':
      return new AppError('file-too-complex', { details: materialMessages.tooComplexHint });
    case 'wrong-type':
      return new AppError('file-type-unsupported', { details: words.wrongType });
  }
}
