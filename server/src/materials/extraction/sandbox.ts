import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { DocumentKind } from '@engram/core/materials/kinds.ts';
import { PageStarts } from '@engram/core/materials/material.ts';
import { StorableText } from '@engram/core/storable-text.ts';
import { z } from '@engram/core/zod.ts';
import { listReadablePaths } from './list-readable-paths.ts';
import { prepareReaderCode } from './reader-code.ts';
import { type Outcome, readingLimits, refusals } from './reader/reading.ts';

type SandboxedRun = {
  outcome: Outcome;
  /** For the log: how it ended, and how much it complained; never what it said. */
  ending: 'answered' | 'time' | 'memory-or-cpu' | 'too-much-output' | 'crashed' | 'gone';
  complaintBytes: number;
};

/** Throws ReaderNotStartedError. */
export type RunReader = (document: {
  kind: DocumentKind;
  /** A regular file, open for reading. It is not closed. */
  file: number;
  signal?: AbortSignal | undefined;
}) => Promise<SandboxedRun>;

/** The machine lacks what holds a reader back. */
export class SandboxMissingError extends Error {
  override readonly name = 'SandboxMissingError';
}

/** For the moment the machine has no process, memory or descriptor to spare. */
export class ReaderNotStartedError extends Error {
  override readonly name = 'ReaderNotStartedError';
}

/** Throws SandboxMissingError rather than ever reading a file without. */
export function openSandbox(options: { script?: string; timeoutMs?: number } = {}): RunReader {
  const { script = join(readerFolder, 'main.ts'), timeoutMs = readingLimits.timeoutMs } = options;
  const command = [...limits(), ...node(dirname(script))];

  return async ({ kind, file, signal }) => {
    const code = await prepareReaderCode().catch((cause: unknown) => {
      throw notStarted(cause);
    });
    const files: Files = [file, code.file.fd];
    const what = [script, kind, String(timeoutMs)];
    return run({ command: [...command, ...code.options, ...what], files, signal, timeoutMs });
  };
}

const readerFolder = join(import.meta.dirname, 'reader');

/** Security 11. No file may grow, nothing is dumped, and other work of the machine goes first. */
function limits(): string[] {
  return [
    // The kernel's promise outlives ours: with the server its readers end, however it ended.
    findProgram('setpriv'),
    '--pdeathsig=KILL',
    findProgram('prlimit'),
    '--data=1000000000',
    '--cpu=12',
    '--nofile=64',
    '--fsize=0',
    '--core=0',
    '--',
    findProgram('nice'),
    '-n',
    '5',
  ];
}

function node(scriptFolder: string): string[] {
  return [
    process.execPath,
    '--max-old-space-size=256',
    '--permission',
    ...listReadablePaths(scriptFolder).map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
}

function findProgram(name: string): string {
  for (const folder of programFolders.split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  throw new SandboxMissingError(`${name} is missing (package util-linux or coreutils)`);
}

const programFolders = '/usr/bin:/bin:/usr/local/bin:/usr/sbin';

/** The document and the code. */
type Files = [number, number];

type Run = { command: string[]; files: Files; signal: AbortSignal | undefined; timeoutMs: number };

function run({ command, files, signal, timeoutMs }: Run) {
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

function notStarted(cause: unknown): ReaderNotStartedError {
  return new ReaderNotStartedError('a reader could not be started', { cause });
}

/** Every character of a reading may take three bytes, and lists of pages come with it. */
const maxAnswerBytes = 8 * readingLimits.characters;
const maxComplaintBytes = 256 * 1024;

function ended(ending: SandboxedRun['ending'], complaintBytes: number): SandboxedRun {
  const refusal = ending === 'crashed' ? 'damaged' : 'too-complex';
  return { outcome: { refusal }, ending, complaintBytes };
}

/** Out of memory Node aborts, or traps when not even that works; out of CPU the kernel kills. */
function explain(code: number | null, signal: NodeJS.Signals | null): SandboxedRun['ending'] {
  const isLimit = signal !== null && limitSignals.includes(signal);
  return isLimit || (code !== null && code > 128) ? 'memory-or-cpu' : 'crashed';
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
