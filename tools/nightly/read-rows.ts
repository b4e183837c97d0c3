import { existsSync, readFileSync } from 'node:fs';
import type { Row } from './row.ts';

/** What a bench appended to its ROWS_FILE; nothing if it did not come to a row. */
export function readRows(path: string): Row[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { bench, name, ...rest }: Row & { bench: string } = JSON.parse(line);
    return { name: `${bench}: ${name}`, ...rest };
  });
}
