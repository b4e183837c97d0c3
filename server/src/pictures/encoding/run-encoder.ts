import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pictureLimits } from '@engram/core/limits.ts';
import { z } from '@engram/core/zod.ts';
import { pictureRefusals, type PictureRefusal } from './encoder/encoded.ts';

export type EncodedPicture = { width: number; height: number; content: Buffer };

export type EncoderRun =
  | { ending: 'drawn'; picture: EncodedPicture }
  | { ending: 'refused'; refusal: PictureRefusal }
  | { ending: 'time' | 'too-much-output' | 'crashed' | 'gone' };

/** For the moment the machine has no process, memory or descriptor to spare. */
export class EncoderNotStartedError extends Error {
  override readonly name = 'EncoderNotStartedError';
}

type Run = { command: string[]; file: number; signal?: AbortSignal | undefined; timeoutMs: number };

/** Throws EncoderNotStartedError. Whatever a picture made of the process, only a picture comes out. */
export function runEncoder({ command, file, signal, timeoutMs }: Run): Promise<EncoderRun> {
  return new Promise((fulfil, reject) => {
    if (signal?.aborted) return fulfil({ ending: 'gone' });
    let ending: 'time' | 'too-much-output' | 'gone' | undefined;
    const child = start(command, file);
    const end = (why: NonNullable<typeof ending>) => {
      ending ??= why;
      killGroup(child.pid);
    };
    const timer = setTimeout(() => end('time'), timeoutMs);
    const onGone = () => end('gone');
    const letGo = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onGone);
    };
    child.once('error', (cause) => {
      letGo();
      reject(notStarted(cause));
    });
    // Without descriptors it has no output either, and the error is on its way.
    if (!child.stdout) return;
    signal?.addEventListener('abort', onGone, { once: true });
    const output = collect(child.stdout, () => end('too-much-output'));
    child.once('close', (code) => {
      letGo();
      if (ending) return fulfil({ ending });
      fulfil((code === 0 && readOutput(output())) || { ending: 'crashed' });
    });
  });
}

function start([program = '', ...args]: string[], file: number): ChildProcess {
  try {
    return spawn(program, args, {
      cwd: '/',
      env: {},
      // A group of its own, so that all of it can be ended at once.
      detached: true,
      // What libraries complain of may quote the picture.
      stdio: [file, 'pipe', 'ignore'],
    });
  } catch (cause) {
    throw notStarted(cause);
  }
}

function notStarted(cause: unknown): EncoderNotStartedError {
  return new EncoderNotStartedError('no process for a picture could be started', { cause });
}

/** Far more than 1,600 by 1,600 pixels of noise take. */
const maxOutputBytes = 12 * 1024 * 1024;

function collect(stream: Readable, onTooMuch: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxOutputBytes) onTooMuch();
    else chunks.push(chunk);
  });
  return () => Buffer.concat(chunks);
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

const side = z.int().min(1).max(pictureLimits.maxSide);
const Head = z.union([
  z.strictObject({ width: side, height: side }),
  z.strictObject({ refusal: z.enum(pictureRefusals) }),
]);

function readOutput(output: Buffer): EncoderRun | undefined {
  const lineEnd = output.indexOf('\n');
  const head = Head.safeParse(parseJson(output.subarray(0, Math.max(0, lineEnd)).toString()));
  if (!head.success) return undefined;
  if ('refusal' in head.data) return { ending: 'refused', refusal: head.data.refusal };
  const content = output.subarray(lineEnd + 1);
  return isWebp(content) ? { ending: 'drawn', picture: { ...head.data, content } } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWebp(content: Buffer): boolean {
  return (
    content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP'
  );
}
