import { dirname, join } from 'node:path';
import type { Confinement } from './confinement/confinement.ts';
import { findProgram } from './confinement/find-program.ts';
import { documentPackages, listReadablePaths, type ReadableCode } from './list-readable-paths.ts';
import { parseAnswer } from './parse-answer.ts';
import { prepareReaderCode } from './reader-code.ts';
import { type Outcome, type ReadableKind, readingLimits } from './reader/reading.ts';
import { notStarted, runReaderProcess, type SandboxedRun } from './run-reader-process.ts';

/** Throws ReaderNotStartedError. */
export type RunReader = (document: {
  kind: ReadableKind;
  /** A regular file, open for reading. It is not closed. */
  file: number;
  signal?: AbortSignal | undefined;
}) => Promise<SandboxedRun<Outcome>>;

/** The machine lacks what holds a reader back. */
export class SandboxMissingError extends Error {
  override readonly name = 'SandboxMissingError';
}

export type ReaderOptions = { script?: string | undefined; timeoutMs?: number | undefined };

/** Throws SandboxMissingError. The confinement comes with each document. */
export function makeConfinedReader({
  script = join(import.meta.dirname, 'reader/main.ts'),
  timeoutMs = readingLimits.timeoutMs,
}: ReaderOptions = {}) {
  const run = confine({
    script,
    readable: { folders: [dirname(script)], packages: documentPackages },
    cpuSeconds: 12,
    timeoutMs,
  });
  return (
    { kind, file, signal }: Parameters<RunReader>[0],
    confinement: Confinement,
  ): Promise<SandboxedRun<Outcome>> => {
    const words = [kind, String(timeoutMs)];
    return run({ words, file, signal, confinement, parse: parseAnswer });
  };
}

/** One kind of reader: its code, what else it may read, and what it may use up. */
export type ReaderKind = {
  script: string;
  readable: ReadableCode;
  cpuSeconds: number;
  timeoutMs: number;
};

type Confined<A> = {
  /** What the script is told. */
  words: readonly string[];
  file: number;
  signal: AbortSignal | undefined;
  confinement: Confinement;
  parse: (line: string) => A | undefined;
  onLine?: (line: string) => void;
};

/** Throws SandboxMissingError; what it makes throws ReaderNotStartedError. */
export function confine({ script, readable, cpuSeconds, timeoutMs }: ReaderKind) {
  const [limited, reader] = [limits(cpuSeconds), node(readable)];

  return async <A>(document: Confined<A>): Promise<SandboxedRun<A>> => {
    const { words, file, signal, confinement, parse, onLine } = document;
    const code = await prepareReaderCode().catch((cause: unknown) => {
      throw notStarted(cause);
    });
    const start = [...limited, ...confinement.command, ...reader, ...code.options];
    const command = [...start, script, ...words];
    return runReaderProcess({
      command,
      files: [file, code.file.fd],
      signal,
      timeoutMs,
      parse,
      onLine,
    });
  };
}

/** Security 11. No file may grow, nothing is dumped, and other work of the machine goes first. */
function limits(cpuSeconds: number): string[] {
  return [
    // The kernel's promise outlives ours: with the server its readers end, however it ended.
    needProgram('setpriv'),
    '--pdeathsig=KILL',
    needProgram('prlimit'),
    '--data=1000000000',
    `--cpu=${cpuSeconds}`,
    '--nofile=64',
    '--fsize=0',
    '--core=0',
    '--',
    needProgram('nice'),
    '-n',
    '5',
  ];
}

function node(readable: ReadableCode): string[] {
  return [
    process.execPath,
    '--max-old-space-size=256',
    '--permission',
    ...listReadablePaths(readable).map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
}

function needProgram(name: string): string {
  const path = findProgram(name);
  if (path) return path;
  throw new SandboxMissingError(`${name} is missing (package util-linux or coreutils)`);
}
