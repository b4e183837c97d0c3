import { dirname, join } from 'node:path';
import type { Confinement } from './confinement/confinement.ts';
import { limitNode, limitProcess } from './confinement/limit-process.ts';
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
  /** The arguments of the script. */
  words: readonly string[];
  file: number;
  signal: AbortSignal | undefined;
  confinement: Confinement;
  parse: (line: string) => A | undefined;
  onLine?: (line: string) => void;
};

/** Throws SandboxMissingError; what it makes throws ReaderNotStartedError. */
export function confine({ script, readable, cpuSeconds, timeoutMs }: ReaderKind) {
  const limited = limitProcess({ dataBytes: 1_000_000_000, cpuSeconds });
  const reader = limitNode({ heapMegabytes: 256, paths: listReadablePaths(readable) });

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
