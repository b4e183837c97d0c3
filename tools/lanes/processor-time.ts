import { readdirSync, readFileSync } from 'node:fs';

/** A process as the kernel describes it; times are in hundredths of a second. */
export type Sighting = {
  /** The number alone is not enough: the kernel gives it out again. */
  key: string;
  pid: number;
  parentPid: number;
  own: number;
  /** What the children used that it has waited for. */
  waitedFor: number;
};

type Known = Sighting & { children: Known[]; isAlive: boolean };

const ticksPerSecond = 100;

/**
 * Adds up the processor time of a process and of all it starts, from sightings. A process that lives
 * too short to be seen is in the time its parent waited for; one that is killed and never waited for
 * (a browser's, mostly) counts as it was seen last.
 */
export function countProcessorTime(rootPid: number) {
  const known = new Map<string, Known>();
  let root: Known | undefined;

  function addChild(sighting: Sighting): Known | undefined {
    const isRoot = sighting.pid === rootPid && !root;
    const parent = known.values().find((one) => one.isAlive && one.pid === sighting.parentPid);
    if (!isRoot && !parent) return undefined;
    const added = { ...sighting, children: [], isAlive: true };
    if (isRoot) root = added;
    parent?.children.push(added);
    known.set(sighting.key, added);
    return added;
  }

  return {
    see(sightings: readonly Sighting[]): void {
      for (const one of known.values()) one.isAlive = false;
      // Parents come before their children, for a process is younger than its parent.
      for (const sighting of sightings) {
        const one = known.get(sighting.key) ?? addChild(sighting);
        if (one) Object.assign(one, sighting, { isAlive: true });
      }
    },
    seconds: () => (root ? totalOf(root) : 0) / ticksPerSecond,
  };
}

function totalOf({ own, waitedFor, children }: Known): number {
  const sum = (some: readonly Known[]) => some.reduce((all, one) => all + totalOf(one), 0);
  const gone = sum(children.filter(({ isAlive }) => !isAlive));
  return own + Math.max(waitedFor, gone) + sum(children.filter(({ isAlive }) => isAlive));
}

/** All processes of the machine, the oldest first; none where there is no /proc. */
export function lookAtProcesses(): Sighting[] {
  return listPids()
    .flatMap((pid) => readProcess(pid) ?? [])
    .sort((a, b) => Number(a.key.split(' ')[0]) - Number(b.key.split(' ')[0]) || a.pid - b.pid);
}

function listPids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function readProcess(pid: number): Sighting | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return parseStat(stat);
  } catch {
    // It ended between the listing and the look.
    return undefined;
  }
}

/** A line of /proc/PID/stat; the name in its second field may hold spaces and brackets. */
export function parseStat(stat: string): Sighting {
  const pid = Number.parseInt(stat, 10);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const number = (field: number) => Number(fields[field - 3]);
  return {
    key: `${number(22)} ${pid}`,
    pid,
    parentPid: number(4),
    own: number(14) + number(15),
    waitedFor: number(16) + number(17),
  };
}
