import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import type { Line, Row, Span } from '../piece.ts';
import { looksMathy } from './looks-mathy.ts';
import { markBroken, type MathFonts, putMark } from './mark-broken.ts';

/**
 * Puts the parts of a formula that stand above and below each other, as those of a fraction do, into
 * the line that they belong to. What they say cannot be told from signs in a row, so it is marked.
 */
export function joinStacked(rows: readonly Row[], fonts: MathFonts): Row[] {
  const groups = groupLines(rows);
  const joined = new Map<Line, Line | undefined>();
  for (const group of groups) {
    const [main, line] = joinGroup(group);
    for (const part of group) joined.set(part, part === main ? line : undefined);
  }
  return rows.flatMap((row) => {
    const lines = row.lines.flatMap((line) => {
      const kept = joined.has(line) ? joined.get(line) : line;
      return kept ? [markBroken(kept, fonts)] : [];
    });
    return lines.length > 0 ? [{ ...row, lines }] : [];
  });
}

/** Lines nearer to each other than those of any text, beside each other, with one above another. */
function groupLines(rows: readonly Row[]): Line[][] {
  const lines = rows.flatMap((row) => row.lines);
  if (lines.length > mostLines) return [];
  const holes = new Map(rows.flatMap(findHoles));
  const groups = new Map<Line, Line[]>();
  for (const [at, line] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.y - line.y > 1.5 * Math.max(line.size, other.size)) break;
      if (other.y - line.y < 0.15 * Math.max(line.size, other.size)) continue;
      const isFilling =
        other.y - line.y < 1.1 * Math.max(line.size, other.size) &&
        (fills(line, holes.get(other)) || fills(other, holes.get(line)));
      if (!isFilling && !belongs(line, other)) continue;
      const group = [...(groups.get(line) ?? [line]), ...(groups.get(other) ?? [other])];
      const members = [...new Set(group)];
      if (members.length > mostParts) continue;
      for (const member of members) groups.set(member, members);
    }
  }
  return [...new Set(groups.values())].filter(hasOneAboveAnother);
}

const mostParts = 40;
/** A page with more of them is no page of a lesson, and comparing them would take its time. */
const mostLines = 4_000;

type Hole = { left: number; right: number };

/** The gap behind each line of a row, in which the parts of a fraction may be. */
function findHoles({ lines }: Row): [Line, Hole][] {
  return lines.slice(1).flatMap((line, at): [Line, Hole][] => {
    const before = lines[at];
    return before ? [[before, { left: before.right, right: line.x }]] : [];
  });
}

/** Whether a part of a formula is in a gap, and as wide as it, so that the gap is there for it. */
function fills({ x, right, text, size }: Line, hole: Hole | undefined): boolean {
  if (!hole || !looksMathy(text)) return false;
  const isInside = x > hole.left - 2 && right < hole.right + 2;
  return isInside && hole.right - hole.left - (right - x) < 1.6 * size;
}

function belongs(line: Line, other: Line): boolean {
  const step = other.y - line.y;
  const size = Math.max(line.size, other.size);
  const [isMathy, isOtherMathy] = [looksMathy(line.text), looksMathy(other.text)];
  if (!isMathy && !isOtherMathy) return false;
  if (isLimit(line, other) || isLimit(other, line)) return overlap(line, other) > 0;
  const isFraction = isMathy && isOtherMathy && overlap(line, other) >= 0.5;
  if (step > (isFraction ? 0.95 : 0.85) * size) return false;
  return gapBetween(line, other) <= 0.9 * size;
}

/** Small letters above or below a sum. */
function isLimit(small: Line, large: Line): boolean {
  const isSmall = small.size < 0.85 * large.size && looksMathy(small.text);
  return isSmall && /[∑∏∫⋃⋂∮]|\blim\b/u.test(large.text);
}

function gapBetween(line: Line, other: Line): number {
  return Math.max(line.x, other.x) - Math.min(line.right, other.right);
}

/** The share of the narrower of two lines that is above or below the other. */
function overlap(line: Line, other: Line): number {
  const least = Math.min(line.right - line.x, other.right - other.x);
  return least <= 0 ? 0 : -gapBetween(line, other) / least;
}

function hasOneAboveAnother(group: readonly Line[]): boolean {
  return group.some((line) =>
    group.some(
      (other) =>
        mayBeOne(line, other) &&
        ((other.y > line.y && overlap(line, other) >= 0.5) || isScriptOfScript(line, other)),
    ),
  );
}

/** So high above its line, or so far below, is no mark of a note. */
function isScriptOfScript(small: Line, large: Line): boolean {
  if (small.size > 0.75 * large.size || !looksMathy(small.text)) return false;
  return Math.abs(small.y - large.y) > 0.6 * large.size;
}

function mayBeOne(line: Line, other: Line): boolean {
  return looksMathy(line.text) || looksMathy(other.text);
}

/** The line that the parts are read in, and what it says with them. */
function joinGroup(group: readonly Line[]): [main: Line | undefined, joined: Line | undefined] {
  const [first] = group;
  if (!first) return [undefined, undefined];
  const main = group.reduce((best, line) => (weightOf(line) > weightOf(best) ? line : best), first);
  const parts = group.filter((line) => line === main || !isWithin(line, main));
  const within = group.filter((line) => !parts.includes(line));
  const sorted = parts.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const lastPart = sorted.findLastIndex(({ y }) => Math.abs(y - main.y) > 0.15 * main.size);
  const spans = sorted.flatMap((line, at) => {
    const whole = line === main ? putWithin(line, within) : line.spans;
    const own = whole.map((span, place) =>
      at > 0 && place === 0 ? { ...span, text: ` ${span.text.trimStart()}` } : span,
    );
    return at === lastPart ? putMark(own, Math.max(0, own.length - 1)) : own;
  });
  return [
    main,
    {
      ...main,
      spans,
      text: spans.map(({ text }) => text).join(''),
      x: sorted[0]?.x ?? main.x,
      right: group.reduce((most, { right }) => Math.max(most, right), 0),
    },
  ];
}

/** Above or below the words of a line, and in no gap of it. */
function isWithin({ x, right }: Line, main: Line): boolean {
  return x > main.x && right < main.right;
}

/** Puts each part behind the word that it is above or below, as far as its place tells. */
function putWithin(line: Line, parts: readonly Line[]): Span[] {
  const places = parts.map((part) => {
    const share = (part.x - line.x) / Math.max(1, line.right - line.x);
    const found = line.text.indexOf(' ', Math.floor(share * line.text.length));
    return { at: found < 0 ? line.text.length : found, text: ` ${part.text} ${brokenFormula}` };
  });
  let start = 0;
  return line.spans.flatMap((span) => {
    const from = start;
    start += span.text.length;
    const own = places
      .filter(({ at }) => at > from && at <= start)
      .toSorted((one, other) => one.at - other.at);
    let cut = 0;
    const split = own.flatMap(({ at, text }) => {
      const before = { ...span, text: span.text.slice(cut, at - from) };
      cut = at - from;
      return [before, { ...span, text, isRaised: false }];
    });
    return [...split, { ...span, text: span.text.slice(cut) }].filter(({ text }) => text !== '');
  });
}

function weightOf({ text, size }: Line): number {
  return size * (looksMathy(text) ? 1 : 2) * text.length;
}
