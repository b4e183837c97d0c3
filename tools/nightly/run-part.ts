import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { endGroup } from '../processes.ts';
import type { Part } from './parts.ts';
import type { Row } from './row.ts';

/** Runs a part to its end or the end of its time, with its words in a file. */
export async function runPart(part: Part, log: string): Promise<Row[]> {
  const [program = '', ...options] = part.command;
  const words = openSync(log, 'w');
  const child = spawn(program, options, {
    env: { ...process.env, ...part.environment },
    // The head of a group, so that nothing of it outlives its time.
    detached: true,
    stdio: ['ignore', words, words],
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void endGroup(child);
  }, part.minutes * 60_000);
  // A signal may come more than once: to the group, and from the command that started us.
  let end: Promise<void> | undefined;
  const breakOff = () => {
    end ??= endGroup(child).finally(() => process.exit(1));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, breakOff);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (ended) => resolve(ended ?? 1));
  });
  clearTimeout(timer);
  for (const signal of signals) process.off(signal, breakOff);
  await endGroup(child);
  return addEnd(part, part.read(), isLate ? 'late' : code);
}

/** A part that ended badly and says no row of it has one that says so. */
export function addEnd(part: Pick<Part, 'name' | 'minutes'>, rows: Row[], end: number | 'late') {
  const missed = (figure: string): Row[] => [
    ...rows,
    { name: `${part.name}: the run`, figure, mark: 'ends', held: false },
  ];
  if (end === 'late') return missed(`not over after ${part.minutes} minutes`);
  if (rows.length === 0) return missed(`ended with ${end} and no row`);
  if (end !== 0 && rows.every(({ held }) => held)) return missed(`ended with ${end}`);
  return rows;
}
