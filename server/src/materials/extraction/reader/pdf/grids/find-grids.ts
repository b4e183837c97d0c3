import { type Box } from '../pages/walk-paths.ts';
import type { Rule, Rules } from './find-rules.ts';

/** One cell between the lines of a grid, over as many rows and columns as it takes. */
export type GridCell = { row: number; column: number; down: number; across: number };

/** Lines that make cells: where its columns and rows begin and end, and the cells. */
export type Grid = { xs: readonly number[]; ys: readonly number[]; cells: readonly GridCell[] };

/** Finds the grids among the lines of a page. */
export function findGrids({ over, down }: Rules): Grid[] {
  return joinTouching(over, down).flatMap((part) => makeGrid(part) ?? []);
}

export function boxOfGrid({ xs, ys }: Grid): Box {
  return {
    left: xs[0] ?? 0,
    right: xs.at(-1) ?? 0,
    top: ys[0] ?? 0,
    bottom: ys.at(-1) ?? 0,
  };
}

type Part = { over: Rule[]; down: Rule[] };

/** Lines of one border may be this far apart, as those of a double one are. */
const slack = 4;
const mostColumns = 30;
const mostRows = 200;

/** Lines that meet each other belong to one grid. */
function joinTouching(over: readonly Rule[], down: readonly Rule[]): Part[] {
  const parts = makeSets(over.length + down.length);
  for (const [row, one] of over.entries()) {
    for (const [column, other] of down.entries()) {
      if (isWithin(other.at, one) && isWithin(one.at, other)) parts.join(row, over.length + column);
    }
  }
  const groups = new Map<number, Part>();
  for (let no = 0; no < over.length + down.length; no += 1) {
    const group = groups.get(parts.of(no)) ?? { over: [], down: [] };
    const [across, along] = [over[no], down[no - over.length]];
    if (across) group.over.push(across);
    else if (along) group.down.push(along);
    groups.set(parts.of(no), group);
  }
  return [...groups.values()];
}

function isWithin(at: number, { from, to }: Rule): boolean {
  return at >= from - slack && at <= to + slack;
}

/** Where the outer lines of a table are left out, the inner ones tell how far it goes. */
function makeGrid({ over, down }: Part): Grid | undefined {
  if (over.length < 2 || down.length < 1) return undefined;
  const xs = findPlaces(down, over);
  const ys = findPlaces(over, down);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || rows < 1 || columns > mostColumns || rows > mostRows) return undefined;
  const sets = makeSets(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const no = row * columns + column;
      const tall = { at: xs[column + 1] ?? 0, from: ys[row] ?? 0, to: ys[row + 1] ?? 0 };
      const wide = { at: ys[row + 1] ?? 0, from: xs[column] ?? 0, to: xs[column + 1] ?? 0 };
      if (column + 1 < columns && !isDrawn(tall, down)) sets.join(no, no + 1);
      if (row + 1 < rows && !isDrawn(wide, over)) sets.join(no, no + columns);
    }
  }
  return { xs, ys, cells: listCells(sets, { rows, columns }) };
}

function findPlaces(lines: readonly Rule[], crossing: readonly Rule[]): number[] {
  const least = crossing.reduce((one, { from }) => Math.min(one, from), Infinity);
  const most = crossing.reduce((one, { to }) => Math.max(one, to), -Infinity);
  const sorted = [...lines.map(({ at }) => at), least, most].toSorted((one, other) => one - other);
  const groups: number[][] = [];
  for (const at of sorted) {
    const group = groups.at(-1);
    if (group && at - (group.at(-1) ?? 0) <= slack) group.push(at);
    else groups.push([at]);
  }
  return groups.map((group) => group.reduce((sum, at) => sum + at, 0) / group.length);
}

/** Whether most of an edge is drawn. */
function isDrawn({ at, from, to }: Rule, rules: readonly Rule[]): boolean {
  let drawn = 0;
  for (const rule of rules) {
    if (Math.abs(rule.at - at) > slack) continue;
    drawn = Math.max(drawn, Math.min(to, rule.to) - Math.max(from, rule.from));
  }
  return drawn >= 0.6 * (to - from);
}

type Sets = ReturnType<typeof makeSets>;

/** What is not divided by a line is one cell where it is a box, and as many as it takes elsewhere. */
function listCells(sets: Sets, { rows, columns }: { rows: number; columns: number }): GridCell[] {
  const all = Array.from({ length: rows * columns }, (_, no) => no);
  return [...Map.groupBy(all, sets.of).values()].flatMap((members) => {
    const singles = members.map((no) => ({
      row: Math.floor(no / columns),
      column: no % columns,
      down: 1,
      across: 1,
    }));
    const lines = singles.map(({ row }) => row);
    const places = singles.map(({ column }) => column);
    const [row, column] = [Math.min(...lines), Math.min(...places)];
    const whole = {
      row,
      column,
      down: Math.max(...lines) - row + 1,
      across: Math.max(...places) - column + 1,
    };
    return whole.down * whole.across === members.length ? [whole] : singles;
  });
}

/** Sets of numbers that can be joined. */
function makeSets(count: number) {
  const above = Array.from({ length: count }, (_, no) => no);
  const of = (no: number): number => {
    let top = no;
    for (let next = above[top] ?? top; next !== top; next = above[top] ?? top) {
      above[top] = above[next] ?? next;
      top = next;
    }
    return top;
  };
  return {
    of,
    join: (one: number, other: number) => {
      above[of(one)] = of(other);
    },
  };
}
