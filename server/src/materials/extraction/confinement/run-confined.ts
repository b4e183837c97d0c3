import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';

type Reason = 'time' | 'memory-or-cpu' | 'too-much-output' | 'crashed' | 'gone';

/** What came of a process, and how much it complained; never what of. */
export type ConfinedRun = { complaintBytes: number } & (
  | { ending: 'done'; output: Buffer }
  | { ending: Reason }
);

type Running = {
  command: readonly string[];
  /** Its standard input, and what it finds behind its three streams. */
  files: readonly number[];
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  maxOutputBytes: number;
  /** Without it no complaint is heard. */
  maxComplaintBytes?: number;
  /** Hears its output as it comes. */
  onOutput?: ((chunk: Buffer) => void) | undefined;
  /** For the moment the machine has no process, memory or descriptor to spare. */
  notStarted: (cause: unknown) => Error;
};

/** Throws what `notStarted` makes. */
export function runConfined(running: Running): Promise<ConfinedRun> {
  const { signal, timeoutMs, maxOutputBytes, maxComplaintBytes, onOutput, notStarted } = running;
  return new Promise((fulfil, reject) => {
    if (signal?.aborted) return fulfil({ ending: 'gone', complaintBytes: 0 });

    let ending: Reason | undefined;
    const child = start(running);
    const end = (why: Reason) => {
      ending ??= why;
      killGroup(child.pid);
    };
    const timer = setTimeout(() => end('time'), timeoutMs);
    const onGone = () => end('gone');
    const letGo = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onGone);
    };
    // At once: the error of one that could not be started comes on the next tick, and ends the server
    // if nothing hears it.
    child.once('error', (cause) => {
      letGo();
      reject(notStarted(cause));
    });
    // Without descriptors it has no output either, and the error is on its way.
    if (!child.stdout) return;

    signal?.addEventListener('abort', onGone, { once: true });
    const output = collect(child.stdout, maxOutputBytes, () => end('too-much-output'));
    if (onOutput) child.stdout.on('data', onOutput);
    const complaint =
      child.stderr && collect(child.stderr, maxComplaintBytes ?? 0, () => end('too-much-output'));
    child.once('close', (code, signalName) => {
      letGo();
      const complaintBytes = complaint?.().length ?? 0;
      const reason = ending ?? explain(code, signalName);
      if (reason) fulfil({ ending: reason, complaintBytes });
      else fulfil({ ending: 'done', output: output(), complaintBytes });
    });
  });
}

function start({ command, files, maxComplaintBytes, notStarted }: Running): ChildProcess {
  const [program = '', ...args] = command;
  const [input = 'ignore', ...others] = files;
  try {
    return spawn(program, args, {
      cwd: '/',
      env: {},
      // A group of its own, so that all of it can be ended at once.
      detached: true,
      // What libraries complain of may quote what they read.
      stdio: [input, 'pipe', maxComplaintBytes === undefined ? 'ignore' : 'pipe', ...others],
    });
  } catch (cause) {
    throw notStarted(cause);
  }
}

/**
 * Out of memory Node aborts, or traps when not even that works; out of CPU the kernel kills. A program
 * between us and the process says so by the code of its own exit, as shells do.
 */
function explain(code: number | null, signal: NodeJS.Signals | null): Reason | undefined {
  if (code === 0) return undefined;
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

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
