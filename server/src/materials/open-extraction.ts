import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.ts';
import type { Log } from '../platform/log.ts';
import { SandboxMissingError } from './extraction/confinement/limit-process.ts';
import { type ExtractDocument, makeExtractDocument } from './extraction/extract-document.ts';
import { makeRecognizePhoto, type RecognizePhoto } from './extraction/recognize-photo.ts';
import { openPictureSandbox, openSandbox, type SandboxOptions } from './extraction/sandbox.ts';

type Parts = Pick<SandboxOptions, 'find' | 'mustBeClosed'> & { log: Log };

export type Readers = { extract: ExtractDocument; recognize: RecognizePhoto };

/** Where documents cannot be read safely, everything else works, and text can still be pasted. */
export function openExtraction(app: FastifyInstance, { log, ...options }: Parts): Readers {
  const stopping = new AbortController();
  // Otherwise the server would stop only when the last document in the line has been read.
  app.addHook('preClose', async () => {
    stopping.abort(new AppError('unavailable', { retryAfterSeconds: 5 }));
  });
  try {
    const parts = { log, stopping: stopping.signal };
    return {
      extract: makeExtractDocument({ ...parts, runReader: openSandbox(options) }),
      recognize: makeRecognizePhoto({ ...parts, runReader: openPictureSandbox(options) }),
    };
  } catch (error) {
    if (!(error instanceof SandboxMissingError)) throw error;
    log.error({ err: error }, 'documents cannot be read here');
    return {
      extract: () => Promise.reject(error),
      recognize() {
        throw error;
      },
    };
  }
}
