import { readdirSync, readFileSync } from 'node:fs';

/** The children of a process that have become readers; programs that start one are on their way. */
export function listReaders(ofProcess: number | undefined): string[] {
  return readdirSync('/proc').filter(
    (pid) =>
      Number(statOf(pid)?.parent) === ofProcess &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(start),
  );
}

const start = [process.execPath, '--max-old-space-size=256', '--permission', ''].join('\0');

export function isAlive(pid: string | undefined): boolean {
  const state = statOf(pid ?? '')?.state;
  // Whoever has adopted the dead may take a while to notice.
  return state !== undefined && state !== 'Z';
}

function statOf(pid: string) {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent };
  } catch {
    return undefined;
  }
}
