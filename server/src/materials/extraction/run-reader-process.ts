import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { type Refusal, readingLimits } from './reader/reading.ts';

export type SandboxedRun<A> = {
  outcome: A | { refusal: Refusal };
  /** For the log: how it ended, and how much it complained; never what it said. */
  ending: Ending;
  complaintBytes: number;
};

type Ending = 'answered' | 'time' | 'memory-or-cpu' | 'too-much-output' | 'crashed' | 'gone';

/** For the moment the machine has no process, memory or descriptor to spare. */
export class ReaderNotStartedError extends Error {
  override readonly name = 'ReaderNotStartedError';
}

/** The document and the code. */
type Files = [number, number];

type Run<A> = {
  command: string[];
  files: Files;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  /** What the last line that it said means; undefined for what was not agreed on. */
  parse: (line: string) => A | undefined;
  /** Hears every line before that, which says how far it is. */
  onLine?: ((line: string) => void) | undefined;
};

/** Throws ReaderNotStartedError. */
export function runReaderProcess<A>({ command, files, signal, timeoutMs, parse, onLine }: Run<A>) {
  return new Promise<SandboxedRun<A>>((fulfil, reject) => {
    if (signal?.aborted) return fulfil(ended('gone', 0));

    let ending: Ending | undefined;
    const child = start(command, files);
    const end = (why: Ending) => {
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
    if (onLine) tellLines(child.stdout, onLine);
    const complaint = collect(child.stderr, maxComplaintBytes, () => end('too-much-output'));
    child.once('close', (code, signalName) => {
      letGo();
      const complaintBytes = complaint().length;
      if (ending) return fulfil(ended(ending, complaintBytes));
      if (code !== 0) return fulfil(ended(explain(code, signalName), complaintBytes));
      const outcome = parse(lastLine(answer()));
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

function ended(ending: Ending, complaintBytes: number): SandboxedRun<never> {
  const refusal = ending === 'crashed' ? 'damaged' : 'too-complex';
  return { outcome: { refusal }, ending, complaintBytes };
}

/**
 * Out of memory Node aborts, or traps when not even that works; out of CPU the kernel kills. A program
 * between us and the reader says so by the code of its own exit, as shells do.
 */
function explain(code: number | null, signal: NodeJS.Signals | null): Ending {
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

/** Lines that are whole, as they come. The answer is among them when it has all come. */
function tellLines(stream: Readable, onLine: (line: string) => void) {
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    // What says how far it is, is short; of an answer no line is kept here.
    rest = (lines.pop() ?? '').slice(0, maxNewsLength);
    for (const line of lines) if (line.length < maxNewsLength) onLine(line);
  });
}

const maxNewsLength = 200;

function lastLine(bytes: Buffer): string {
  return bytes.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
}
