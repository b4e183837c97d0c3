import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.ts';
import type { Log } from '../platform/log.ts';
import { SandboxMissingError } from './extraction/confined-reader.ts';
import { type ExtractDocument, makeExtractDocument } from './extraction/extract-document.ts';
import { openSandbox, type SandboxOptions } from './extraction/sandbox.ts';

type Parts = Pick<SandboxOptions, 'find' | 'mustBeClosed'> & { log: Log };

/** Where documents cannot be read safely, everything else works, and text can still be pasted. */
export function openExtraction(app: FastifyInstance, { log, ...options }: Parts): ExtractDocument {
  const stopping = new AbortController();
  // Otherwise the server would stop only when the last document in the line has been read.
  app.addHook('preClose', async () => {
    stopping.abort(new AppError('unavailable', { retryAfterSeconds: 5 }));
  });
  try {
    const runReader = openSandbox(options);
    return makeExtractDocument({ log, stopping: stopping.signal, runReader });
  } catch (error) {
    if (!(error instanceof SandboxMissingError)) throw error;
    log.error({ err: error }, 'documents cannot be read here');
    return () => Promise.reject(error);
  }
}
