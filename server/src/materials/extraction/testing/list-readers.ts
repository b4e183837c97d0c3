import { readdirSync, readFileSync } from 'node:fs';

/** What a process has started and has become a reader; programs that start one are on their way. */
export function listReaders(ofProcess: number | undefined): string[] {
  return readdirSync('/proc').filter(
    (pid) => isBelow(pid, ofProcess) && commandOf(pid).startsWith(start),
  );
}

/** The programs that shut a reader in stand between it and the server. */
function isBelow(pid: string, ofProcess: number | undefined): boolean {
  const parent = statOf(pid)?.parent;
  if (parent === undefined || parent === '0') return false;
  return Number(parent) === ofProcess || isBelow(parent, ofProcess);
}

/** Its command is empty once a process is dead. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
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
