import { appendFileSync } from 'node:fs';
import type { Row } from './row.ts';

export type AddRows = (...rows: readonly Row[]) => void;

/**
 * Runs a bench to its end: each row is printed as it comes and appended to the file of ROWS_FILE,
 * so that a run that is broken off has said what it knew. The exit code says whether a mark was
 * missed; a bench that fails has missed one, too.
 */
export async function runBench(
  bench: string,
  measure: (add: AddRows) => Promise<void>,
): Promise<void> {
  const missed: Row[] = [];
  const add: AddRows = (...rows) => {
    for (const row of rows) {
      print(row);
      keep(bench, row);
      if (!row.held) missed.push(row);
    }
  };
  try {
    await measure(add);
  } catch (error) {
    add({ name: 'the run', figure: String(error), mark: 'ends', held: false, examples: [] });
    throw error;
  } finally {
    for (const row of missed) console.error(`missed: ${row.name}: ${row.figure}, ${row.mark}`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  }
}

function print({ name, figure, mark, held, examples }: Row): void {
  const judged = mark === null ? '' : held ? 'held' : 'MISSED';
  console.log(`${judged.padEnd(6)}  ${name.padEnd(48)}  ${(mark ?? '').padEnd(22)}  ${figure}`);
  for (const example of examples) console.log(`          ${example}`);
}

function keep(bench: string, { name, figure, mark, held }: Row): void {
  const path = process.env.ROWS_FILE;
  if (path) appendFileSync(path, `${JSON.stringify({ bench, name, figure, mark, held })}\n`);
}
