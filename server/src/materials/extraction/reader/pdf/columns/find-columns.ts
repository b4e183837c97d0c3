import type { Line, Row } from '../piece.ts';
import { isDrawnInTurn, looksLikeColumns } from './looks-like-columns.ts';
import { takeSides } from './take-sides.ts';

/**
 * Splits a page into the parts that are read one after the other: a heading over the whole width,
 * the left column below it, the right one, and so on.
 */
export function findColumns(rows: readonly Row[], depth = 0): Row[][] {
  if (depth > maxDepth || rows.length < 3) return rows.length > 0 ? [[...rows]] : [];
  for (const gutter of findGutters(rows)) {
    const parts = splitAt(rows, gutter);
    if (parts.length === 1 && parts[0]?.kind === 'plain') continue;
    return parts
      .flatMap((part) => (part.kind === 'plain' ? [part.rows] : inOrder(part)))
      .flatMap((part) => findColumns(part, depth + 1));
  }
  return [[...rows]];
}

const maxDepth = 5;
/** Places across the page where gaps are counted, each this many points wide. */
const bucket = 2;
/** A gap narrower than this many times the size of its letters is between words. */
const minGutter = 0.9;
const maxCandidates = 3;

type Columns = { kind: 'columns'; left: Row[]; right: Row[] };
type Plain = { kind: 'plain'; rows: Row[] };

/** Where most rows have a gap: the middles of the likeliest gutters, best first. */
function findGutters(rows: readonly Row[]): number[] {
  const votes = new Map<number, number>();
  for (const lines of atOneHeight(rows)) {
    for (const [start, end] of gapsOf(lines)) {
      for (let at = Math.ceil(start / bucket); at * bucket <= end; at += 1) {
        votes.set(at, (votes.get(at) ?? 0) + 1);
      }
    }
  }
  const found: number[] = [];
  const best = [...votes]
    .filter(([, count]) => count >= 2)
    .toSorted(([, one], [, other]) => other - one);
  for (const [at, count] of best.slice(0, 200)) {
    const middle = middleOf(votes, at, count) * bucket;
    if (found.every((other) => Math.abs(other - middle) > 12)) found.push(middle);
    if (found.length === maxCandidates) break;
  }
  return found;
}

function middleOf(votes: ReadonlyMap<number, number>, at: number, count: number): number {
  let from = at;
  let to = at;
  while ((votes.get(from - 1) ?? 0) >= count) from -= 1;
  while ((votes.get(to + 1) ?? 0) >= count) to += 1;
  return (from + to) / 2;
}

/** Columns need not share their heights, so rows that are closer than a line are taken together. */
function atOneHeight(rows: readonly Row[]): Line[][] {
  const groups: { y: number; size: number; lines: Line[] }[] = [];
  for (const { y, size, lines } of rows) {
    const group = groups.at(-1);
    if (group && y - group.y < 0.7 * Math.min(size, group.size)) group.lines.push(...lines);
    else groups.push({ y, size, lines: [...lines] });
  }
  return groups.map(({ lines }) => lines.toSorted((one, other) => one.x - other.x));
}

function gapsOf(lines: readonly Line[]): [number, number][] {
  const gaps: [number, number][] = [];
  let right = lines[0]?.right ?? 0;
  for (const line of lines) {
    if (line.x - right > minGutter * line.size) gaps.push([right, line.x]);
    right = Math.max(right, line.right);
  }
  return gaps.slice(0, 40);
}

function splitAt(rows: readonly Row[], gutter: number): (Columns | Plain)[] {
  const parts: (Columns | Plain)[] = [];
  let band: Row[] = [];
  const closeBand = (isLast: boolean) => {
    parts.push(...splitBand(band, gutter, isLast));
    band = [];
  };
  for (const row of rows) {
    if (row.lines.some((line) => line.x < gutter - 1 && line.right > gutter + 1)) {
      closeBand(false);
      parts.push({ kind: 'plain', rows: [row] });
    } else {
      band.push(row);
    }
  }
  closeBand(true);
  return mergePlain(parts);
}

function splitBand(band: readonly Row[], gutter: number, isLast: boolean): (Columns | Plain)[] {
  const parts = cutByOrder(band);
  const inTurn = parts.filter((part) => {
    const [left, right] = takeSides(part, gutter);
    return looksLikeColumns(left, right) && isDrawnInTurn(left, right);
  });
  const isCut = inTurn.flat().length > 0.7 * band.length;
  if (!isCut) return splitPart(band, gutter, isLast);
  return parts.flatMap((part, at) => splitPart(part, gutter, isLast && at === parts.length - 1));
}

/**
 * Cuts where everything above was drawn before everything below: there one part of a page that has
 * columns of its own ends, though no line goes over its whole width.
 */
function cutByOrder(band: readonly Row[]): Row[][] {
  const orders = band.map(({ lines }) => lines.map(({ order }) => order));
  const leastBelow: number[] = [];
  for (let at = band.length - 1, least = Infinity; at >= 0; at -= 1) {
    least = Math.min(least, ...(orders[at] ?? []));
    leastBelow[at] = least;
  }
  const parts: Row[][] = [];
  let most = -Infinity;
  for (const [at, row] of band.entries()) {
    const part = parts.at(-1);
    if (part && most > (leastBelow[at] ?? 0)) part.push(row);
    else parts.push([row]);
    most = Math.max(most, ...(orders[at] ?? []));
  }
  return parts;
}

/** Only the middle of a part may be columns: a short heading above or below belongs to neither. */
function splitPart(band: readonly Row[], gutter: number, isLast: boolean): (Columns | Plain)[] {
  const { start, end } = trimBand(band, gutter, isLast);
  const rows = band.slice(start, end);
  const [left, right] = takeSides(rows, gutter);
  if (!looksLikeColumns(left, right)) return [{ kind: 'plain', rows: [...band] }];
  return [
    { kind: 'plain', rows: band.slice(0, start) },
    { kind: 'columns', left, right },
    { kind: 'plain', rows: band.slice(end) },
  ];
}

const maxTrimmed = 2;

function trimBand(band: readonly Row[], gutter: number, isLast: boolean) {
  const isLeft = ({ lines }: Row) => lines.some(({ x }) => x < gutter);
  const isRight = ({ lines }: Row) => lines.some(({ x }) => x >= gutter);
  const lastBoth = Math.min(band.findLastIndex(isLeft), band.findLastIndex(isRight));
  const firstBoth = Math.max(band.findIndex(isLeft), band.findIndex(isRight));
  let end = band.length;
  for (let at = band.length - maxTrimmed; at < band.length; at += 1) {
    if (!isLast && end === band.length && at > lastBoth && hasGap(band, at)) end = at;
  }
  let start = 0;
  for (let at = 1; at <= Math.min(maxTrimmed, firstBoth); at += 1) if (hasGap(band, at)) start = at;
  return { start, end };
}

function hasGap(rows: readonly Row[], at: number): boolean {
  const [above, below] = [rows[at - 1], rows[at]];
  if (!above || !below) return false;
  return below.y - above.y > 1.9 * Math.max(above.size, below.size);
}

function mergePlain(parts: readonly (Columns | Plain)[]): (Columns | Plain)[] {
  const merged: (Columns | Plain)[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind === 'plain' && part.rows.length === 0) continue;
    if (last?.kind === 'plain' && part.kind === 'plain') last.rows.push(...part.rows);
    else merged.push(part);
  }
  return merged;
}

function inOrder({ left, right }: Columns): Row[][] {
  const lines = [...left, ...right].flatMap((row) => row.lines);
  const isRtl = lines.filter((line) => line.isRtl).length > lines.length / 2;
  return isRtl ? [right, left] : [left, right];
}
