import type { Confinement } from './confinement.ts';
import { findProgram } from './find-program.ts';

/** The machine lacks what holds a process back. */
export class SandboxMissingError extends Error {
  override readonly name = 'SandboxMissingError';
}

/** Throws SandboxMissingError where the kernel leaves a process something open. */
export function demandClosed({ open }: Confinement): void {
  if (open.length === 0) return;
  throw new SandboxMissingError(`a confined process could reach: ${open.join(', ')}`);
}

type Limits = { dataBytes: number; cpuSeconds: number };

/**
 * What a process is started by that reads something strange (security 11): no file may grow, nothing
 * is dumped, and other work of the machine goes first. Throws SandboxMissingError.
 */
export function limitProcess({ dataBytes, cpuSeconds }: Limits): string[] {
  return [
    // The kernel's promise outlives ours: with the server these processes end, however it ended.
    needProgram('setpriv'),
    '--pdeathsig=KILL',
    needProgram('prlimit'),
    `--data=${dataBytes}`,
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

type NodeLimits = { heapMegabytes: number; paths: readonly string[]; mayLoadAddons?: boolean };

/** Node, with nothing to see but these paths. */
export function limitNode({ heapMegabytes, paths, mayLoadAddons }: NodeLimits): string[] {
  return [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--permission',
    ...(mayLoadAddons ? ['--allow-addons'] : []),
    ...paths.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
}

function needProgram(name: string): string {
  const path = findProgram(name);
  if (path) return path;
  throw new SandboxMissingError(`${name} is missing (package util-linux or coreutils)`);
}
