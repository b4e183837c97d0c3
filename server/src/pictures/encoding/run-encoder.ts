import { pictureLimits } from '@engram/core/limits.ts';
import { z } from '@engram/core/zod.ts';
import {
  type ConfinedRun,
  runConfined,
} from '../../materials/extraction/confinement/run-confined.ts';
import {
  type DrawnKind,
  findFormat,
  pictureRefusals,
  type PictureRefusal,
} from './encoder/encoded.ts';

export type EncodedPicture = { width: number; height: number; content: Buffer };

export type EncoderRun =
  | { ending: 'drawn'; picture: EncodedPicture }
  | { ending: 'refused'; refusal: PictureRefusal }
  | { ending: Exclude<ConfinedRun['ending'], 'done'> };

/** For the moment the machine has no process, memory or descriptor to spare. */
export class EncoderNotStartedError extends Error {
  override readonly name = 'EncoderNotStartedError';
}

type Run = {
  command: string[];
  /** What the command draws it as. */
  kind: DrawnKind;
  file: number;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
};

/** Throws EncoderNotStartedError. Whatever a picture made of the process, only a picture comes out. */
export async function runEncoder({ command, kind, file, ...limits }: Run): Promise<EncoderRun> {
  const run = await runConfined({ command, files: [file], maxOutputBytes, notStarted, ...limits });
  if (run.ending !== 'done') return { ending: run.ending };
  return readOutput(run.output, kind) ?? { ending: 'crashed' };
}

function notStarted(cause: unknown): EncoderNotStartedError {
  return new EncoderNotStartedError('no process for a picture could be started', { cause });
}

/** Far more than 1,600 by 1,600 pixels of noise take. */
const maxOutputBytes = 12 * 1024 * 1024;

const side = z.int().min(1).max(pictureLimits.maxSide);
const Head = z.union([
  z.strictObject({ width: side, height: side }),
  z.strictObject({ refusal: z.enum(pictureRefusals) }),
]);

function readOutput(output: Buffer, kind: DrawnKind): EncoderRun | undefined {
  const lineEnd = output.indexOf('\n');
  const head = Head.safeParse(parseJson(output.subarray(0, Math.max(0, lineEnd)).toString()));
  if (!head.success) return undefined;
  if ('refusal' in head.data) return { ending: 'refused', refusal: head.data.refusal };
  const content = output.subarray(lineEnd + 1);
  const isDrawn = findFormat(content) === kind;
  return isDrawn ? { ending: 'drawn', picture: { ...head.data, content } } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
