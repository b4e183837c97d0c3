import type { Piece, Row } from '../piece.ts';
import { isLetter, makeLine } from './make-line.ts';

/** Puts the pieces of a page into rows from top to bottom, each split where a wide gap is. */
export function makeRows(pieces: readonly Piece[]): Row[] {
  const runs = makeRuns(pieces).toSorted((one, other) => one.y - other.y);
  const rows: Run[][] = [];
  for (const run of runs) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && run.y - first.y <= 0.3 * Math.min(first.size, run.size)) row.push(run);
    else rows.push([run]);
  }
  return rows.map(makeRow);
}

/** Pieces that were drawn one after the other as parts of one line. */
type Run = { pieces: Piece[]; x: number; right: number; y: number; size: number };

/**
 * Small raised letters stand at a height of their own. They are drawn right after the word they
 * belong to, so what was drawn together is put together before heights are compared.
 */
function makeRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run && continues(run, piece)) extend(run, piece);
    else runs.push(startRun(piece));
  }
  return runs;
}

function startRun(piece: Piece): Run {
  const { x, y, size } = piece;
  return { pieces: [piece], x, right: x + piece.width, y, size };
}

function continues(run: Run, piece: Piece): boolean {
  const size = Math.max(run.size, piece.size);
  const isRaised = Math.min(run.size, piece.size) < 0.9 * size;
  if (Math.abs(piece.y - run.y) > (isRaised ? 0.7 : 0.25) * size) return false;
  const gap = piece.x - run.right;
  const gapBefore = run.x - (piece.x + piece.width);
  return Math.min(Math.abs(gap), Math.abs(gapBefore)) <= 0.3 * size;
}

function extend(run: Run, piece: Piece): void {
  run.pieces.push(piece);
  run.x = Math.min(run.x, piece.x);
  run.right = Math.max(run.right, piece.x + piece.width);
  if (piece.size > run.size) {
    run.size = piece.size;
    run.y = piece.y;
  }
}

function makeRow(runs: readonly Run[]): Row {
  const sorted = dropDoubles(runs.toSorted((one, other) => one.x - other.x));
  const groups: Run[][] = [];
  let right = -Infinity;
  for (const [at, run] of sorted.entries()) {
    const before = sorted[at - 1];
    if (!before || isApart({ runs: sorted, at, before, run, gap: run.x - right }))
      groups.push([run]);
    else groups.at(-1)?.push(run);
    right = Math.max(right, run.right);
  }
  const size = sorted.reduce((most, run) => Math.max(most, run.size), 0);
  return { y: runs[0]?.y ?? 0, size, lines: groups.map(toLine) };
}

type Gap = { runs: readonly Run[]; at: number; before: Run; run: Run; gap: number };

function isApart({ runs, at, before, run, gap }: Gap): boolean {
  const size = Math.min(before.size, run.size);
  return gap > 0.8 * size && !(gap <= 2.5 * size && isLettered(runs, at));
}

/** Single letters in a row are a word whose letters stand far apart. */
function isLettered(runs: readonly Run[], at: number): boolean {
  const around = [runs[at - 2], runs[at - 1], runs[at], runs[at + 1]];
  const singles = around.filter((run) => run && isSingleLetter(run)).length;
  const near = [runs[at - 1], runs[at]].every((run) => run && isSingleLetter(run));
  return near && singles >= 3;
}

function isSingleLetter({ pieces }: Run): boolean {
  return pieces.length === 1 && pieces.every(({ text }) => isLetter(text));
}

/** Some programs draw a word twice, a little apart, to make it look bold. */
function dropDoubles(runs: readonly Run[]): Run[] {
  return runs.filter((run, at) => {
    const before = runs[at - 1];
    if (!before || run.x - before.x > 0.15 * run.size) return true;
    return textOf(run) !== textOf(before);
  });
}

function textOf({ pieces }: Run): string {
  return pieces.map(({ text }) => text).join('');
}

function toLine(runs: readonly Run[]) {
  const base = runs.reduce((best, run) => (weightOf(run) > weightOf(best) ? run : best));
  const pieces = runs.flatMap((run) => run.pieces);
  return makeLine(pieces, base);
}

function weightOf({ pieces, size }: Run): number {
  return size * pieces.reduce((sum, { text }) => sum + text.length, 0);
}
