import type { Cell, Line, Row, Table } from '../piece.ts';
import { isMarker } from './read-marker.ts';

export type Text = { kind: 'text'; rows: Row[] };

/** Tells the tables among the rows of a column from its text. */
export function findTables(rows: readonly Row[]): (Table | Text)[] {
  const parts: (Table | Text)[] = [];
  let text: Row[] = [];
  for (let at = 0; at < rows.length;) {
    const drawn = tableOf(rows[at]);
    if (drawn) {
      if (text.length > 0) parts.push({ kind: 'text', rows: text });
      text = [];
      parts.push(drawn);
      at += 1;
      continue;
    }
    const grid = growGrid(rows, at);
    const table = grid && makeTable(grid);
    if (grid && table) {
      if (text.length > 0) parts.push({ kind: 'text', rows: text });
      text = [];
      parts.push(table);
      at += grid.rows.length;
    } else {
      // What did not become a table here will not become one from its next row on.
      const end = at + Math.max(1, grid?.rows.length ?? 1);
      text.push(...rows.slice(at, end));
      at = end;
    }
  }
  return text.length > 0 ? [...parts, { kind: 'text', rows: text }] : parts;
}

function tableOf(row: Row | undefined): Table | undefined {
  return row?.lines.find(({ table }) => table)?.table;
}

/** Rows whose cells stand below each other. */
type Grid = { rows: Row[]; columns: Span[] };
type Span = { from: number; to: number };

function growGrid(rows: readonly Row[], at: number): Grid | undefined {
  const first = rows[at];
  if (!first || !hasCells(first)) return undefined;
  let columns = first.lines.map(spanOf);
  let end = at + 1;
  let lastFull = end;
  for (; end < rows.length; end += 1) {
    const [above, row] = [rows[end - 1], rows[end]];
    if (!above || !row || tableOf(row) || row.y - above.y > 3.2 * Math.max(row.size, above.size))
      break;
    const next = fitRow(columns, row);
    if (!next || (row.lines.length === 1 && !isWrapped(row, above))) break;
    columns = next;
    if (hasCells(row)) lastFull = end + 1;
  }
  // The last rows with one cell are its end only where they stand close, below another column.
  for (; lastFull < end; lastFull += 1) {
    const line = rows[lastFull]?.lines[0];
    const [above, row] = [rows[lastFull - 1], rows[lastFull]];
    const isRest = above !== undefined && row !== undefined && goesOn(above, row);
    if (!line || (line.x < (columns[0]?.to ?? 0) && !isRest)) break;
  }
  return { rows: rows.slice(at, lastFull), columns };
}

function hasCells({ lines }: Row): boolean {
  if (lines.length !== 2) return lines.length > 2;
  const marker = lines[0]?.isRtl || lines[1]?.isRtl ? lines[1] : lines[0];
  return !isMarker(marker?.text ?? '');
}

function isWrapped(row: Row, above: Row): boolean {
  return row.y - above.y < 1.6 * row.size;
}

function spanOf({ x, right }: Line): Span {
  return { from: x, to: right };
}

/** Widens the columns by a row, or finds that the row does not fit. */
function fitRow(columns: readonly Span[], { lines }: Row): Span[] | undefined {
  const fitted = columns.map((column) => ({ ...column }));
  for (const line of lines) {
    const hits = fitted.filter(({ from, to }) => line.x < to + 1 && line.right > from - 1);
    const [hit] = hits;
    if (hits.length > 1) return undefined;
    if (hit) {
      hit.from = Math.min(hit.from, line.x);
      hit.to = Math.max(hit.to, line.right);
    } else {
      if (lines.length === 1) return undefined;
      fitted.push(spanOf(line));
    }
  }
  if (fitted.length > 30) return undefined;
  return fitted.toSorted((one, other) => one.from - other.from);
}

function makeTable({ rows, columns }: Grid): Table | undefined {
  const full = rows.filter(hasCells);
  if (full.length < 2 || columns.length < 2) return undefined;
  if (full.length === 2 && !hasWideGaps(full)) return undefined;
  const groups = groupRows(rows, columns);
  return { kind: 'table', rows: groups.map((group) => toCells(group, columns)), pageLines: [] };
}

/** Two lines of a paragraph that is set to both margins may have gaps that meet by chance. */
function hasWideGaps(rows: readonly Row[]): boolean {
  return rows.every(({ lines }) =>
    lines.every((line, at) => at === 0 || line.x - (lines[at - 1]?.right ?? 0) > 1.3 * line.size),
  );
}

/**
 * Puts the lines of wrapped cells together. Between the rows of a table the space is wider than
 * within a cell; where it is not, a line without a first cell goes with the line above.
 */
function groupRows(rows: readonly Row[], columns: readonly Span[]): Row[][] {
  const limit = findRowGap(rows);
  const firstTo = columns[0]?.to ?? 0;
  const startsFirst = ({ lines }: Row) => (lines[0]?.x ?? 0) < firstTo;
  const groups: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    const isNew = !above || gapOf(above, row) > limit || (limit === Infinity && startsFirst(row));
    if (isNew && !(above && goesOn(above, row))) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  if (limit === Infinity) return groups;
  return groups.flatMap((group) => {
    const isWrap =
      groups.length > 2 &&
      group.length <= 4 &&
      group.some((row) => row.lines.length < columns.length);
    return isWrap || !group.every(startsFirst) ? [group] : group.map((row) => [row]);
  });
}

/** Words that begin small below words that begin large are the rest of a wrapped first cell. */
function goesOn(above: Row, row: Row): boolean {
  const [before, first] = [above.lines[0]?.text ?? '', row.lines[0]?.text ?? ''];
  if (gapOf(above, row) > 1.6) return false;
  return before.endsWith('-') || (/^\p{Ll}/u.test(first) && /^[\p{Lu}\d]/u.test(before));
}

function gapOf(above: Row, row: Row): number {
  return (row.y - above.y) / Math.max(above.size, row.size);
}

/** Infinity when the rows stand evenly, so that the space tells nothing. */
function findRowGap(rows: readonly Row[]): number {
  const gaps = rows.slice(1).map((row, at) => gapOf(rows[at] ?? row, row));
  const least = gaps.reduce((one, other) => Math.min(one, other), Infinity);
  const most = gaps.reduce((one, other) => Math.max(one, other), 0);
  const isTold = least < 1.5 && most > least + 0.25;
  return isTold ? (least + most) / 2 : Infinity;
}

function toCells(rows: readonly Row[], columns: readonly Span[]): Cell[] {
  const cells: Line[][] = columns.map(() => []);
  for (const line of rows.flatMap(({ lines }) => lines)) {
    const at = columns.findIndex(({ from, to }) => line.x < to + 1 && line.right > from - 1);
    cells[Math.max(0, at)]?.push(line);
  }
  const isRtl = cells.flat().filter((line) => line.isRtl).length > cells.flat().length / 2;
  return isRtl ? cells.toReversed() : cells;
}
