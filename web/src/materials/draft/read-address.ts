import type { Reply } from '@engram/core/endpoint.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { readPage } from '@engram/core/materials/reading-api.ts';
import { call } from '../../http/call.ts';
import type { FileProgress } from './draft.ts';
import { explainFileFailure } from './explain-file-failure.ts';

type Reading = {
  address: string;
  signal: AbortSignal;
  onProgress: (progress: FileProgress, title?: string) => void;
  onFailed: (error: unknown) => void;
};

/** Has a page of the web read by the server. */
export async function readAddress({
  address,
  signal,
  onProgress,
  onFailed,
}: Reading): Promise<void> {
  onProgress({ state: 'reading' });
  try {
    const page = await call(readPage, { body: { address } }, { signal });
    onProgress(describe(page), page.title);
  } catch (error) {
    if (signal.aborted) return;
    onFailed(error);
    onProgress({ state: 'failed', ...explainFileFailure(error, []), wasSent: true });
  }
}

function describe({ text, pageStarts, isCut }: Reply<typeof readPage>): FileProgress {
  return {
    state: 'processed',
    extractedText: text,
    type: 'web',
    ...(pageStarts && { pages: pageStarts.length, pageStarts }),
    warnings: isCut ? [materialMessages.cut] : [],
  };
}
