import { join } from 'node:path';
import type { ScanKind } from '@engram/core/materials/photo-kinds.ts';
import { confine } from './confined-reader.ts';
import type { Confinement } from './confinement/confinement.ts';
import { picturePackages } from './list-readable-paths.ts';
import { parseNews, parsePageAnswer } from './parse-answer.ts';
import { type PictureOutcome, pictureLimits } from './picture-reader/page-reading.ts';
import type { SandboxedRun } from './run-reader-process.ts';

/** Throws ReaderNotStartedError. */
export type RunPictureReader = (picture: {
  kind: ScanKind;
  /** From 1. */
  page: number;
  /** A regular file, open for reading. It is not closed. */
  file: number;
  signal?: AbortSignal | undefined;
  /** Percent of the page. */
  onProgress?: ((percent: number) => void) | undefined;
}) => Promise<SandboxedRun<PictureOutcome>>;

/**
 * Throws SandboxMissingError. A kind of its own, so that the reader of documents may read no more
 * than before: it opens the engine and its languages, and one page may take it longer.
 */
export function makePictureReader() {
  const script = join(import.meta.dirname, 'picture-reader/main.ts');
  const run = confine({
    script,
    readable: {
      folders: [join(import.meta.dirname, 'picture-reader'), join(import.meta.dirname, 'reader')],
      packages: picturePackages,
    },
    cpuSeconds: pictureLimits.cpuSeconds,
    timeoutMs: pictureLimits.timeoutMs,
  });

  return (
    { kind, page, file, signal, onProgress }: Parameters<RunPictureReader>[0],
    confinement: Confinement,
  ): Promise<SandboxedRun<PictureOutcome>> =>
    run({
      words: [kind, String(page)],
      file,
      signal,
      confinement,
      parse: parsePageAnswer,
      onLine(line) {
        const percent = parseNews(line);
        if (percent !== undefined) onProgress?.(percent);
      },
    });
}
