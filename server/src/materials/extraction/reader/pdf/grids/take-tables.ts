import { joinStacked } from '../formulas/join-stacked.ts';
import type { MathFonts } from '../formulas/mark-broken.ts';
import { makeRows } from '../lines/make-rows.ts';
import type { Cell, Line, Piece, Row, Table } from '../piece.ts';
import { boxOfGrid, findGrids, type Grid, type GridCell } from './find-grids.ts';
import type { Rules } from './find-rules.ts';
import { hasHead, type Looks } from './has-head.ts';

/**
 * Rows of a page, with each table that is drawn with lines as one line of its own: its cells are
 * between those lines, whatever the gaps between words say.
 */
export function takeTables(
  pieces: readonly Piece[],
  rules: Rules,
  looks: Looks & MathFonts,
): Row[] {
  let rest = pieces;
  const placed: Row[] = [];
  for (const grid of findGrids(rules)) {
    const inside = rest.filter((piece) => isInside(piece, grid));
    const table = inside.length > 0 ? makeTable(grid, inside, { rules, looks }) : undefined;
    if (!table) continue;
    placed.push(toRow(table, grid, inside));
    rest = rest.filter((piece) => !isInside(piece, grid));
  }
  const rows = joinStacked(makeRows(rest), looks);
  return placed.length === 0
    ? rows
    : [...rows, ...placed].toSorted((one, other) => one.y - other.y);
}

function isInside(piece: Piece, grid: Grid): boolean {
  const { left, right, top, bottom } = boxOfGrid(grid);
  const [x, y] = middleOf(piece);
  return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1;
}

/** Where its first letters stand: words may go over the border of a narrow cell. */
function middleOf({ x, y, width, size }: Piece): [number, number] {
  return [x + Math.min(width / 2, size), y - 0.3 * size];
}

/** Cells of a longer text arrange a page. */
const longestCell = 1_500;

type Surroundings = { rules: Rules; looks: Looks & MathFonts };

function makeTable(grid: Grid, pieces: readonly Piece[], around: Surroundings): Table | undefined {
  const cells = grid.cells.map((cell) => ({
    ...cell,
    rows: joinStacked(rowsOf(grid, cell, pieces), around.looks),
  }));
  const filled = cells.filter(({ rows }) => rows.length > 0);
  const isSparse = filled.length < 0.4 * cells.length || filled.length < 2;
  if (isSparse || filled.some((cell) => lengthOf(cell) > longestCell)) return undefined;
  const columns = grid.xs.slice(1).flatMap((_, at) => (isUsed(filled, at) ? [at] : []));
  if (columns.length < 2) return undefined;
  const spread = spreadCells(cells, grid).map((row) => columns.map((at) => row[at] ?? []));
  const rows = splitOnlyRow(spread).filter((row) => row.some((cell) => cell.length > 0));
  const isHeadKnown = hasHead(grid, { ...around, rows });
  return {
    kind: 'table',
    rows: isMostlyRtl(rows.flat(2)) ? rows.map((row) => row.toReversed()) : rows,
    pageLines: [],
    edges: columns.flatMap((at) => grid.xs[at] ?? []),
    ...(isHeadKnown && { hasHead: true }),
  };
}

type FilledCell = GridCell & { rows: readonly Row[] };

function rowsOf({ xs, ys }: Grid, cell: GridCell, pieces: readonly Piece[]): Row[] {
  const [left = 0, right = 0] = [xs[cell.column], xs[cell.column + cell.across]];
  const [top = 0, bottom = 0] = [ys[cell.row], ys[cell.row + cell.down]];
  const isFirst = cell.column === 0;
  const isLast = cell.column + cell.across === xs.length - 1;
  return makeRows(
    pieces.filter((piece) => {
      const [x, y] = middleOf(piece);
      const isOver = (isFirst || x >= left) && (isLast || x < right);
      return isOver && y >= top - (cell.row === 0 ? 1 : 0) && y < bottom;
    }),
  );
}

function lengthOf({ rows }: FilledCell): number {
  return rows.reduce((sum, { lines }) => sum + textOf(lines).length, 0);
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ');
}

function isUsed(filled: readonly FilledCell[], column: number): boolean {
  return filled.some((cell) => cell.column === column);
}

/** A cell that goes over several rows is said in each; one over several columns once. */
function spreadCells(cells: readonly FilledCell[], { ys, xs }: Grid): Cell[][] {
  const rows: Cell[][] = ys.slice(1).map(() => xs.slice(1).map(() => []));
  for (const cell of cells) {
    const lines = cell.rows.flatMap((row) => row.lines);
    for (let row = cell.row; row < cell.row + cell.down; row += 1) {
      rows[row]?.splice(cell.column, 1, lines);
    }
  }
  return rows;
}

/** Where no line divides the rows below the head, lines that all columns share are the rows. */
function splitOnlyRow(rows: readonly Cell[][]): Cell[][] {
  if (rows.length > 2) return [...rows];
  return rows.flatMap((cells) => {
    const [first] = cells;
    const heights = first?.map(({ y }) => y) ?? [];
    const isShared = cells.every(
      (cell) =>
        cell.length === heights.length &&
        cell.every(({ y, size }, at) => Math.abs(y - (heights[at] ?? 0)) < 0.3 * size),
    );
    if (!isShared || heights.length < 2) return [cells];
    return heights.map((_, at) => cells.map((cell) => cell.slice(at, at + 1)));
  });
}

function isMostlyRtl(lines: readonly Line[]): boolean {
  return lines.filter(({ isRtl }) => isRtl).length > lines.length / 2;
}

/** A table among the lines of a page: it is as wide as it is drawn. */
function toRow(table: Table, grid: Grid, pieces: readonly Piece[]): Row {
  const { left, right, top } = boxOfGrid(grid);
  const lines = table.rows.flatMap((cells) => cells.flat());
  const size = lines[0]?.size ?? 10;
  const line: Line = {
    spans: [],
    text: textOf(lines),
    x: left,
    right,
    y: top + size,
    size,
    order: pieces.reduce((least, { order }) => Math.min(least, order), Infinity),
    isRtl: isMostlyRtl(lines),
    table,
  };
  return { y: line.y, size, lines: [line] };
}
