import type { Line, Row } from '../piece.ts';

/** What of rows begins left of a place, and what begins at it or right of it. */
export function takeSides(rows: readonly Row[], gutter: number): [Row[], Row[]] {
  return [takeSide(rows, (line) => line.x < gutter), takeSide(rows, (line) => line.x >= gutter)];
}

function takeSide(rows: readonly Row[], isOn: (line: Line) => boolean): Row[] {
  return rows.flatMap((row) => {
    const lines = row.lines.filter(isOn);
    if (lines.length === row.lines.length) return [row];
    const [first] = lines;
    const size = lines.reduce((most, line) => Math.max(most, line.size), 0);
    return first ? [{ y: first.y, size, lines }] : [];
  });
}
