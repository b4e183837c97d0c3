import { availableParallelism } from 'node:os';
import { findKind } from '@engram/core/materials/kinds.ts';
import type { Log } from '../../platform/log.ts';
import { hasMagicOf } from './reader/magic-bytes.ts';
import type { Reading, ReadableKind, Refusal } from './reader/reading.ts';
import { makeReadingQueue, type ReadingQueue } from './reading-queue.ts';
import type { RunReader } from './confined-reader.ts';
import { openSandbox } from './sandbox.ts';

/** Nothing could be read out of a document, and its owner is told why. */
export class DocumentRefusedError extends Error {
  override readonly name = 'DocumentRefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export type Upload = {
  userId: string;
  fileName: string;
  /** Of what has no name of its own, such as a page of the web. */
  kind?: ReadableKind | undefined;
  sizeBytes: number;
  /** Descriptor of a regular file that holds the whole document. It is not closed. */
  file: number;
  /** The first bytes, at least 1024 of them where there are as many. */
  head: Uint8Array;
  /** Aborted when the caller has gone: nobody works for him any longer. */
  signal?: AbortSignal | undefined;
};

/**
 * Throws DocumentRefusedError, ReaderNotStartedError, or the reason of the signal that ended it: that
 * of the caller or of the server.
 */
export type ExtractDocument = (upload: Upload) => Promise<{ kind: ReadableKind; reading: Reading }>;

type Parts = {
  log: Log;
  /** Aborted when the server stops: who waits is told so, and readers under way are ended. */
  stopping?: AbortSignal | undefined;
  runReader?: RunReader;
  queue?: ReadingQueue;
};

export function makeExtractDocument(parts: Parts): ExtractDocument {
  const { log, stopping, runReader = openSandbox(), queue = openQueue() } = parts;

  return async ({ userId, fileName, kind: given, sizeBytes, file, head, signal: gone }) => {
    const kind = given ?? findKind(fileName);
    if (!kind) throw new DocumentRefusedError('wrong-type');
    if (sizeBytes === 0) throw new DocumentRefusedError('empty');
    if (!hasMagicOf(kind, head)) throw new DocumentRefusedError('wrong-type');

    const signal = AbortSignal.any([gone, stopping].filter((either) => either !== undefined));
    const { outcome, ...run } = await queue({ userId, signal }, async () => {
      const startedAt = performance.now();
      const result = await runReader({ kind, file, signal });
      return { ...result, tookMs: Math.round(performance.now() - startedAt) };
    });
    signal.throwIfAborted();
    const refusal = 'refusal' in outcome ? outcome.refusal : undefined;
    log.info({ kind, sizeBytes, refusal, ...run }, 'document read');
    if ('refusal' in outcome) throw new DocumentRefusedError(outcome.refusal);
    return { kind, reading: outcome.reading };
  };
}

function openQueue(): ReadingQueue {
  // A reader keeps a core busy; more at once would only make all of them slower.
  return makeReadingQueue({ places: availableParallelism() });
}
