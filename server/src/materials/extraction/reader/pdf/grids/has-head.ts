import type { Cell, Line } from '../piece.ts';
import type { Grid } from './find-grids.ts';
import type { Rules } from './find-rules.ts';

export type Looks = { isBold: (line: Line) => boolean };

type Question = { rules: Rules; looks: Looks; rows: readonly (readonly Cell[])[] };

/** Whether the first row of a table is set apart from the next ones, as the names of columns are. */
export function hasHead(grid: Grid, { rules, looks, rows }: Question): boolean {
  const [first, second] = rows;
  const named = first?.filter((cell) => cell.length > 0) ?? [];
  if (!first || !second || 2 * named.length < first.length) return false;
  if (isBold(first, looks)) return !isBold(second, looks);
  const colors = [0, 1, 2].map((row) => colorOf(grid, row, rules));
  // Where every other row has a colour, the first one says nothing.
  return colors[0] !== undefined && colors[0] !== colors[1] && colors[0] !== colors[2];
}

function isBold(cells: readonly Cell[], { isBold: isBoldLine }: Looks): boolean {
  const lines = cells.flat();
  return lines.length > 0 && lines.every(isBoldLine);
}

/** The colour behind the first cell of a row. */
function colorOf({ xs, ys }: Grid, row: number, { fills }: Rules): string | undefined {
  const [top, bottom] = [ys[row], ys[row + 1]];
  if (top === undefined || bottom === undefined) return undefined;
  const [x, y] = [(xs[0] ?? 0) + 4, (top + bottom) / 2];
  const behind = fills.findLast(
    (fill) => fill.left < x && fill.right > x && fill.top < y && fill.bottom > y,
  );
  return behind?.color;
}
