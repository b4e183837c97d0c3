import { availableParallelism } from 'node:os';
import {
  type Confinement,
  listConfinements,
} from '../../materials/extraction/confinement/confinement.ts';
import { demandClosed } from '../../materials/extraction/confinement/limit-process.ts';
import { makeReadingQueue } from '../../materials/extraction/reading-queue.ts';
import { openNamelessFile } from '../../platform/open-nameless-file.ts';
import { writeEncodeCommand } from './encode-command.ts';
import type { DrawnKind } from './encoder/encoded.ts';
import { EncoderNotStartedError, type EncoderRun, runEncoder } from './run-encoder.ts';

type Source = {
  userId: string;
  /** As what it is drawn. */
  kind: DrawnKind;
  /** A regular file, open for reading. It is not closed. */
  file: number;
  signal?: AbortSignal | undefined;
};

/**
 * Throws EncoderNotStartedError, SandboxMissingError, or the reason of the signal while a picture
 * waits for its turn.
 */
export type EncodePicture = (source: Source) => Promise<EncoderRun>;

const timeoutMs = 20_000;

type Options = {
  /** Draws only where the kernel leaves a process nothing open. */
  mustBeClosed: boolean;
  /** Aborted when the server stops. */
  stopping?: AbortSignal | undefined;
};

/**
 * Pictures are drawn in processes of their own, as documents are read (security 11): a decoder that
 * a picture takes over is given no secret and reaches no network. What it can still read is in 021.
 */
export function openEncoder({ mustBeClosed, stopping }: Options): EncodePicture {
  // One keeps a core busy; more at once would only take memory.
  const queue = makeReadingQueue({ places: Math.max(1, availableParallelism() - 1) });
  return async ({ userId, kind, file, signal: gone }) => {
    const confinement = await findEncoderConfinement();
    if (mustBeClosed) demandClosed(confinement);
    const signal = AbortSignal.any([gone, stopping].filter((either) => either !== undefined));
    const command = writeEncodeCommand(confinement, kind);
    const run = await queue({ userId, signal }, () =>
      runEncoder({ command, kind, file, signal, timeoutMs }),
    );
    signal.throwIfAborted();
    return run;
  };
}

/** The strongest confinement in which a picture is drawn here; found out once for this process. */
function findEncoderConfinement(): Promise<Confinement> {
  found ??= tryAll(listConfinements()).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

let found: Promise<Confinement> | undefined;

async function tryAll(confinements: readonly Confinement[]): Promise<Confinement> {
  await using file = await openNamelessFile();
  await file.write(dot);
  for (const confinement of confinements) {
    const command = writeEncodeCommand(confinement, 'webp');
    const { ending } = await runEncoder({ command, kind: 'webp', file: file.fd, timeoutMs });
    if (ending === 'drawn') return confinement;
  }
  throw new EncoderNotStartedError('no picture is drawn in any of the confinements');
}

/** One grey pixel. */
const dot = Buffer.from('R0lGODdhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
