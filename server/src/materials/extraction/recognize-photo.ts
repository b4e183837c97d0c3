import { availableParallelism } from 'node:os';
import { photoLimits } from '@engram/core/limits.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { findScanKind, photoKinds, type ScanKind } from '@engram/core/materials/photo-kinds.ts';
import type { PhotoEvent, PhotoReading } from '@engram/core/materials/reading-api.ts';
import type { Log } from '../../platform/log.ts';
import type { RunPictureReader } from './confined-picture-reader.ts';
import { DocumentRefusedError, type Upload } from './extract-document.ts';
import { joinPages, type ReadPage } from './join-pages.ts';
import { type PictureOutcome } from './picture-reader/page-reading.ts';
import { hasScanMagic } from './reader/magic-bytes.ts';
import type { Refusal } from './reader/reading.ts';
import { makeReadingQueue, type ReadingQueue } from './reading-queue.ts';
import { openPictureSandbox } from './sandbox.ts';
import { tellOnTheWay } from './tell-on-the-way.ts';

/**
 * Throws DocumentRefusedError, ReaderNotStartedError, or the reason of the signal that ended it: that
 * of the caller or of the server.
 */
export type RecognizePhoto = (upload: Upload) => AsyncGenerator<PhotoEvent>;

type Parts = {
  log: Log;
  /** Aborted when the server stops: who waits hears so, and readers under way are ended. */
  stopping?: AbortSignal | undefined;
  runReader?: RunPictureReader;
  queue?: ReadingQueue;
};

/** Reads a photo, or a scan page by page: each page waits for its turn, so that a book holds up none. */
export function makeRecognizePhoto(parts: Parts): RecognizePhoto {
  const { log, stopping, runReader = openPictureSandbox(), queue = openQueue() } = parts;

  return ({ userId, fileName, sizeBytes, file, head, signal: gone }) => {
    const kind = checkKind(fileName, { sizeBytes, head });
    const signal = AbortSignal.any([gone, stopping].filter((either) => either !== undefined));
    return tellOnTheWay<PhotoEvent>(async (tell) => {
      tell({ state: 'waiting' });
      const readPage = (page: number, pages: number) =>
        queue({ userId, signal }, async () => {
          const onProgress = (percent: number) => tell({ state: 'reading', page, pages, percent });
          onProgress(0);
          const startedAt = performance.now();
          const { outcome, ...run } = await runReader({ kind, page, file, signal, onProgress });
          const tookMs = Math.round(performance.now() - startedAt);
          signal.throwIfAborted();
          const refusal = 'refusal' in outcome ? outcome.refusal : undefined;
          log.info({ kind, page, sizeBytes, refusal, tookMs, ...run }, 'page read');
          return outcome;
        });
      return { state: 'read', reading: { kind, ...(await readPages(readPage)) } };
    });
  };
}

type ReadOne = (page: number, pages: number) => Promise<PictureOutcome>;

/** A page without text is passed over; only when there is none with any is the file refused. */
async function readPages(readPage: ReadOne): Promise<Omit<PhotoReading, 'kind'>> {
  const read: ReadPage[] = [];
  let [pages, seen] = [1, 0];
  let refused: Refusal | undefined;
  for (let number = 1; number <= Math.min(pages, photoLimits.maxPages); number += 1) {
    const outcome = await readPage(number, pages);
    if ('refusal' in outcome) refused ??= outcome.refusal;
    // Its process was ended, or it cannot even be opened: another page would fare no better.
    if (outcome.pages === undefined) break;
    pages = outcome.pages;
    seen = number;
    if ('page' in outcome) read.push({ number, ...outcome.page });
  }
  if (read.length === 0) throw new DocumentRefusedError(refused ?? 'unclear');
  const joined = joinPages(read, seen);
  return {
    ...joined,
    characters: countCharacters(joined.text),
    isCut: joined.isCut || seen < pages,
  };
}

function checkKind(
  fileName: string,
  { sizeBytes, head }: Pick<Upload, 'sizeBytes' | 'head'>,
): ScanKind {
  const named = findScanKind(fileName);
  if (!named) throw new DocumentRefusedError('wrong-type');
  if (sizeBytes === 0) throw new DocumentRefusedError('empty');
  // Pictures are often renamed from one kind to another, which viewers never mind.
  const possible = named === 'pdf' ? [named] : photoKinds;
  const kind = possible.find((one) => hasScanMagic(one, head));
  if (!kind) throw new DocumentRefusedError('wrong-type');
  return kind;
}

/** A page keeps a core busy for seconds, and documents and everything else need some, too. */
function openQueue(): ReadingQueue {
  return makeReadingQueue({ places: Math.max(1, Math.floor(availableParallelism() / 2)) });
}
