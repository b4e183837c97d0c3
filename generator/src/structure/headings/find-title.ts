import { isAsideHeading } from '../asides/aside-headings.ts';
import type { Range } from '../document.ts';
import type { Heading } from './find-headings.ts';
import { goesOn, type Line, nextFull } from '../lines.ts';
import { readMark } from '../lists/list-marks.ts';
import { splitTerm } from '../lists/split-term.ts';

/** The title, the lines that it and what is printed under it take, and what headings remain. */
export type FoundTitle = {
  title: Range | null;
  from: number;
  to: number;
  headings: readonly Heading[];
};

type Reading = { text: string; lines: readonly Line[]; isTaken: (no: number) => boolean };

/** What the whole text is called, if its first line says so. */
export function findTitle(reading: Reading, headings: readonly Heading[]): FoundTitle {
  let from = nextFull(reading.lines, -1);
  while (from >= 0 && reading.isTaken(from)) from = nextFull(reading.lines, from);
  const none = { title: null, from: 0, to: 0, headings };
  if (from < 0) return none;
  const [first, ...others] = headings;
  if (first !== undefined && first.from === from) {
    const written = reading.text.slice(first.title.start, first.title.end);
    if (isAsideHeading(written) || !isAbove(reading, first, others)) return none;
    const to = findOpeningEnd(reading, first.to, others);
    return { title: first.title, from, to, headings: others.filter((other) => other.from >= to) };
  }
  const line = reading.lines[from];
  if (line === undefined || !isTitleLine(reading, from)) return none;
  const to = findOpeningEnd(reading, from + 1, headings);
  const rest = headings.filter((heading) => heading.from >= to);
  return { title: { start: line.start, end: line.end }, from, to, headings: rest };
}

/** Alone at its rank; where only its place makes it a heading, nothing may stand close under it. */
function isAbove({ lines, isTaken }: Reading, first: Heading, others: readonly Heading[]): boolean {
  if (others.every(({ rank }) => rank > first.rank)) return true;
  if (first.rank <= 2) return others.every(({ rank }) => rank !== first.rank);
  if (first.rank !== 6) return false;
  return (
    lines[first.to]?.bare === '' ||
    isTaken(first.to) ||
    others[0]?.from === nextFull(lines, first.to - 1)
  );
}

function isTitleLine({ text, lines }: Reading, no: number): boolean {
  const line = lines[no];
  if (line === undefined || line.bare.length > 110 || readMark(line) !== null) return false;
  if (/[.!?;:,|]$/.test(line.bare) || !/^["“(]*[\p{Lu}\p{Lo}\p{N}]/u.test(line.bare)) return false;
  if (goesOn(line, lines[no + 1])) return false;
  const next = lines[nextFull(lines, no)];
  if (next === undefined) return false;
  // A list of words needs no title, and joins all of them by the same sign.
  const { sign } = splitTerm(text, line);
  return sign === null || splitTerm(text, next).sign !== sign;
}

/** Names, dates and the like are printed right under a title, in short lines. */
function findOpeningEnd(
  { lines, isTaken }: Reading,
  from: number,
  headings: readonly Heading[],
): number {
  let to = from;
  while (to < lines.length && lines[to]?.bare !== '') {
    const line = lines[to];
    const isHeading = headings.some((heading) => heading.from === to);
    const isSmall = line !== undefined && line.bare.length <= 100 && !/[.:;]$/.test(line.bare);
    const isPrinted = isTaken(to) || /^[([].*[)\]]$/.test(line?.bare ?? '');
    if (line === undefined || isHeading || readMark(line) !== null) return from;
    if (!isPrinted && !isSmall) return from;
    to += 1;
  }
  return to - from <= 4 ? to : from;
}
