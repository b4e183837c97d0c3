import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { PageStarts } from '@engram/core/materials/material.ts';
import { StorableText } from '@engram/core/storable-text.ts';
import { z } from '@engram/core/zod.ts';
import { type Outcome, readingLimits, refusals } from './reader/reading.ts';

export type SandboxedRun = {
  outcome: Outcome;
  /** For the log: how it ended, and how much it complained; never what it said. */
  ending: 'answered' | 'time' | 'memory-or-cpu' | 'too-much-output' | 'crashed' | 'gone';
  complaintBytes: number;
};

/** For the moment the machine has no process, memory or descriptor to spare. */
export class ReaderNotStartedError extends Error {
  override readonly name = 'ReaderNotStartedError';
}

/** The document and the code. */
type Files = [number, number];

type Run = { command: string[]; files: Files; signal: AbortSignal | undefined; timeoutMs: number };

/** Throws ReaderNotStartedError. */
export function runReaderProcess({ command, files, signal, timeoutMs }: Run) {
  return new Promise<SandboxedRun>((fulfil, reject) => {
    if (signal?.aborted) return fulfil(ended('gone', 0));

    let ending: SandboxedRun['ending'] | undefined;
    const child = start(command, files);
    const end = (why: SandboxedRun['ending']) => {
      ending ??= why;
      killGroup(child.pid);
    };
    const timer = setTimeout(() => end('time'), timeoutMs);
    const onGone = () => end('gone');
    const letGo = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onGone);
    };
    // At once: that it could not be started is told on the next tick, and unheard it ends the server.
    child.once('error', (cause) => {
      letGo();
      reject(notStarted(cause));
    });
    // Without descriptors it has no output either, and the error is on its way.
    if (!child.stdout || !child.stderr) return;

    signal?.addEventListener('abort', onGone, { once: true });
    const answer = collect(child.stdout, maxAnswerBytes, () => end('too-much-output'));
    const complaint = collect(child.stderr, maxComplaintBytes, () => end('too-much-output'));
    child.once('close', (code, signalName) => {
      letGo();
      const complaintBytes = complaint().length;
      if (ending) return fulfil(ended(ending, complaintBytes));
      if (code !== 0) return fulfil(ended(explain(code, signalName), complaintBytes));
      const outcome = parseAnswer(answer());
      if (!outcome) return fulfil(ended('crashed', complaintBytes));
      fulfil({ outcome, ending: 'answered', complaintBytes });
    });
  });
}

function start([program = '', ...args]: string[], [file, code]: Files): ChildProcess {
  try {
    return spawn(program, args, {
      cwd: '/',
      env: {},
      // A group of its own, so that all of it can be ended at once.
      detached: true,
      stdio: [file, 'pipe', 'pipe', code],
    });
  } catch (cause) {
    throw notStarted(cause);
  }
}

export function notStarted(cause: unknown): ReaderNotStartedError {
  return new ReaderNotStartedError('a reader could not be started', { cause });
}

/** Every character of a reading may take three bytes, and lists of pages come with it. */
const maxAnswerBytes = 8 * readingLimits.characters;
const maxComplaintBytes = 256 * 1024;

function ended(ending: SandboxedRun['ending'], complaintBytes: number): SandboxedRun {
  const refusal = ending === 'crashed' ? 'damaged' : 'too-complex';
  return { outcome: { refusal }, ending, complaintBytes };
}

/**
 * Out of memory Node aborts, or traps when not even that works; out of CPU the kernel kills. A program
 * between us and the reader says so by the code of its own exit, as shells do.
 */
function explain(code: number | null, signal: NodeJS.Signals | null): SandboxedRun['ending'] {
  const isLimit = limitSignals.some(
    (name) => name === signal || constants.signals[name] + 128 === code,
  );
  return isLimit ? 'memory-or-cpu' : 'crashed';
}

const limitSignals: NodeJS.Signals[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGXCPU', 'SIGKILL'];

function collect(stream: Readable, maxBytes: number, onTooMuch: () => void): () => Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBytes) onTooMuch();
    else chunks.push(chunk);
  });
  return () => Buffer.concat(chunks);
}

function killGroup(pid: number | undefined) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/** Whatever a document made of its reader, only this comes through. */
const Answer = z.union([
  z.strictObject({
    reading: z.strictObject({
      text: StorableText.min(1).max(readingLimits.characters),
      pageStarts: PageStarts.optional(),
      pagesWithoutText: z.array(z.int().min(1).max(readingLimits.pages)).max(readingLimits.pages),
      isCut: z.boolean(),
    }),
  }),
  z.strictObject({ refusal: z.enum(refusals) }),
]);

function parseAnswer(bytes: Buffer): Outcome | undefined {
  try {
    const answer = Answer.safeParse(JSON.parse(bytes.toString('utf8')));
    if (!answer.success) return undefined;
    if ('refusal' in answer.data) return answer.data;
    const { pageStarts, ...rest } = answer.data.reading;
    return { reading: pageStarts ? { ...rest, pageStarts } : rest };
  } catch {
    return undefined;
  }
}
