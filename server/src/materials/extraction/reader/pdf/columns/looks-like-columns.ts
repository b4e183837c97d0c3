import type { Line, Row } from '../piece.ts';
import { takeSides } from './take-sides.ts';

/** Whether two sides are columns of running text, and not the cells of a table. */
export function looksLikeColumns(left: readonly Row[], right: readonly Row[]): boolean {
  const sides = [left, right];
  if (Math.min(left.length, right.length) < 2 || left.length + right.length < 6) return false;
  if (sides.some((rows) => averageLength(rows) < 4)) return false;
  if (isDrawnInTurn(left, right)) return true;
  return !sharesBreaks(left, right) && sides.every((rows) => isText(rows));
}

/** Whether lines are long and full as those of a column are; a side may have more columns itself. */
function isText(rows: readonly Row[], depth = 0): boolean {
  const start = findCells(rows);
  if (start === undefined) return averageLength(rows) >= minLength(rows) && fillOf(rows) >= 0.5;
  const sides = takeSides(rows, start);
  return depth < 4 && sides.every((side) => side.length > 0 && isText(side, depth + 1));
}

/** Whether one side was drawn before the other, which no table is. */
export function isDrawnInTurn(left: readonly Row[], right: readonly Row[]): boolean {
  return isDrawnFirst(left, right) || isDrawnFirst(right, left);
}

function isDrawnFirst(first: readonly Row[], second: readonly Row[]): boolean {
  const last = linesOf(first).reduce((most, { order }) => Math.max(most, order), -Infinity);
  return linesOf(second).every(({ order }) => order > last);
}

function linesOf(rows: readonly Row[]): Line[] {
  return rows.flatMap(({ lines }) => lines);
}

function averageLength(rows: readonly Row[]): number {
  return linesOf(rows).reduce((sum, { text }) => sum + text.length, 0) / rows.length;
}

/** A sign of an East Asian script says as much as two letters. */
function minLength(rows: readonly Row[]): number {
  return linesOf(rows).some(({ text }) => /[\u3040-\u9FFF]/.test(text)) ? 7 : 14;
}

/** Where what follows a gap begins in most rows; after stretched spaces there is no such place. */
function findCells(rows: readonly Row[]): number | undefined {
  const split = rows.filter(({ lines }) => lines.length > 1);
  const later = split.flatMap(({ lines }) => lines.slice(1));
  const groups = linesOf(split).some(({ isRtl }) => isRtl)
    ? Map.groupBy(
        split.flatMap((row) => row.lines.slice(0, -1)),
        ({ right }) => Math.round(right / 3),
      )
    : Map.groupBy(later, ({ x }) => Math.round(x / 3));
  const least = Math.max(2, 0.7 * split.length);
  const cells = [...groups.values()].find(({ length }) => length >= least);
  return cells && later.reduce((start, { x }) => Math.min(start, x), Infinity);
}

/** The share of rows that go nearly from side to side. */
function fillOf(rows: readonly Row[]): number {
  const ends = rows.map(({ lines }) => ({
    from: lines[0]?.x ?? 0,
    to: lines.at(-1)?.right ?? 0,
  }));
  const left = ends.reduce((least, { from }) => Math.min(least, from), Infinity);
  const right = ends.reduce((most, { to }) => Math.max(most, to), -Infinity);
  const full = ends.filter(({ from, to }) => to - from >= 0.75 * (right - left));
  return full.length / rows.length;
}

/** The rows of a table begin and end on both sides at once; paragraphs seldom do. */
function sharesBreaks(left: readonly Row[], right: readonly Row[]): boolean {
  const ours = breaksOf(left);
  const theirs = breaksOf(right);
  const heights = new Set(theirs.map((y) => Math.round(y)));
  const shared = ours.filter((y) => [-1, 0, 1].some((off) => heights.has(Math.round(y) + off)));
  return shared.length >= 2 && shared.length >= 0.8 * Math.max(ours.length, theirs.length);
}

function breaksOf(rows: readonly Row[]): number[] {
  const steps = rows.map((row, at) => row.y - (rows[at - 1]?.y ?? row.y)).slice(1);
  const step = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 4)] ?? 0;
  return rows.flatMap((row, at) => ((steps[at - 1] ?? 0) > 1.25 * step ? [row.y] : []));
}
