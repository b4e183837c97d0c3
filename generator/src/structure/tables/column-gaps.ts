import type { Range } from '../document.ts';
import type { Line } from '../lines.ts';

type Row = Range & { cells: Range[] };

/**
 * The rows of a table whose columns only gaps of two and more spaces keep apart. Three rows must
 * agree in how many there are and in where each begins or, as numbers do, ends.
 */
export function splitByGaps(run: readonly Line[]): Row[] | null {
  const rows: Row[] = [];
  for (const line of run) {
    const row = readRow(line);
    const [first] = rows;
    if (row === null || (first !== undefined && row.cells.length !== first.cells.length)) break;
    rows.push(row);
  }
  if (rows.length < 3) return null;
  const starts = run.map((line) => line.from);
  return agrees(rows, starts) ? rows : null;
}

function readRow(line: Line): Row | null {
  if (/^[-*•+–]\s/u.test(line.bare)) return null;
  const cells = Array.from(line.bare.matchAll(/\S+(?: \S+)*/g), ({ index, 0: { length } }) => ({
    start: line.start + index,
    end: line.start + index + length,
  }));
  return cells.length >= 2 ? { start: line.start, end: line.end, cells } : null;
}

/** The row of names may stand otherwise, the others may not. */
function agrees(rows: readonly Row[], starts: readonly number[]): boolean {
  const width = rows[0]?.cells.length ?? 0;
  for (let column = 1; column < width; column += 1) {
    const begins = new Set<number>();
    const ends = new Set<number>();
    for (const [no, row] of rows.entries()) {
      const cell = row.cells[column];
      const from = starts[no] ?? 0;
      if (no === 0 || cell === undefined) continue;
      begins.add(cell.start - from);
      ends.add(cell.end - from);
    }
    if (begins.size > 1 && ends.size > 1) return false;
  }
  return true;
}
