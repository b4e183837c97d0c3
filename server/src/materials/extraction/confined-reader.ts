import { dirname, join } from 'node:path';
import type { DocumentKind } from '@engram/core/materials/kinds.ts';
import type { Confinement } from './confinement/confinement.ts';
import { findProgram } from './confinement/find-program.ts';
import { listReadablePaths } from './list-readable-paths.ts';
import { prepareReaderCode } from './reader-code.ts';
import { readingLimits } from './reader/reading.ts';
import { notStarted, runReaderProcess, type SandboxedRun } from './run-reader-process.ts';

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

export type ReaderOptions = { script?: string | undefined; timeoutMs?: number | undefined };

/** Throws SandboxMissingError. The confinement comes with each document. */
export function makeConfinedReader({
  script = join(readerFolder, 'main.ts'),
  timeoutMs = readingLimits.timeoutMs,
}: ReaderOptions = {}) {
  const [limited, reader] = [limits(), node(dirname(script))];

  return async (
    { kind, file, signal }: Parameters<RunReader>[0],
    confinement: Confinement,
  ): Promise<SandboxedRun> => {
    const code = await prepareReaderCode().catch((cause: unknown) => {
      throw notStarted(cause);
    });
    const what = [script, kind, String(timeoutMs)];
    const command = [...limited, ...confinement.command, ...reader, ...code.options, ...what];
    return runReaderProcess({ command, files: [file, code.file.fd], signal, timeoutMs });
  };
}

const readerFolder = join(import.meta.dirname, 'reader');

/** Security 11. No file may grow, nothing is dumped, and other work of the machine goes first. */
function limits(): string[] {
  return [
    // The kernel's promise outlives ours: with the server its readers end, however it ended.
    needProgram('setpriv'),
    '--pdeathsig=KILL',
    needProgram('prlimit'),
    '--data=1000000000',
    '--cpu=12',
    '--nofile=64',
    '--fsize=0',
    '--core=0',
    '--',
    needProgram('nice'),
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

function needProgram(name: string): string {
  const path = findProgram(name);
  if (path) return path;
  throw new SandboxMissingError(`${name} is missing (package util-linux or coreutils)`);
}
