import type { Range } from '../document.ts';
import {
  isTitle,
  readBare,
  readCapitals,
  readMarked,
  readNumbered,
  type Shape,
} from './heading-shapes.ts';
import { goesOn, type Line, nextFull } from '../lines.ts';
import { readMark } from '../lists/list-marks.ts';
import { splitTerm } from '../lists/split-term.ts';

/** A heading with the lines it takes; an underline is one of them. */
export type Heading = { from: number; to: number; title: Range; rank: number };

type Reading = { text: string; lines: readonly Line[]; isTaken: (no: number) => boolean };

/** The lines that are headings, in order. What code, tables or the page take is none. */
export function findHeadings(reading: Reading): Heading[] {
  const headings: Heading[] = [];
  for (let no = 0; no < reading.lines.length; no += 1) {
    const heading = readHeading(reading, no, headings.at(-1));
    if (heading === null) continue;
    headings.push(heading);
    no = heading.to - 1;
  }
  return headings;
}

function readHeading(reading: Reading, no: number, before: Heading | undefined): Heading | null {
  const { lines, isTaken } = reading;
  const line = lines[no];
  if (line === undefined || line.bare === '' || line.bare.length > 300) return null;
  const under = lines[no + 1]?.bare ?? '';
  if (/^(?:={3,}|-{3,})$/.test(under) && isTitle(line.bare, 100) && !isTaken(no)) {
    return place(line, { ...readBare(line.bare), rank: under.startsWith('=') ? 1 : 2 }, [
      no,
      no + 2,
    ]);
  }
  if (isTaken(no)) return null;
  const shape = readMarked(line.bare) ?? readPlaced(reading, no, before);
  return shape === null ? null : place(line, shape, [no, no + 1]);
}

function place(line: Line, shape: Shape, [from, to]: [number, number]): Heading {
  const title = { start: line.start + shape.titleStart, end: line.start + shape.titleEnd };
  return { from, to, title, rank: shape.rank };
}

/** A line that only its shape and its place make a heading. */
function readPlaced(reading: Reading, no: number, before: Heading | undefined): Shape | null {
  const { lines } = reading;
  const line = lines[no];
  const next = nextFull(lines, no);
  if (line === undefined || next < 0 || !isTitle(line.bare) || line.indent > 3) return null;
  const standsFree = stands(reading, no) || before?.to === no;
  const numbered = readNumbered(line.bare);
  if (numbered !== null) return standsFree && !isCounted(lines, no) ? numbered : null;
  if (readMark(line) !== null || isCutOff(reading, no)) return null;
  const leads = { isList: leadsList(reading, no), isText: leadsText(reading, no) };
  if (!standsFree) {
    // Slides put the next heading right under the last bullet.
    const isUnderList = isListLine(lines[no - 1]) && leads.isList;
    return isUnderList && line.bare.split(' ').length <= 6 ? readBare(line.bare) : null;
  }
  const hasSign = splitTerm(reading.text, line).term !== null;
  if (hasSign) return leads.isList && next === no + 1 ? readBare(line.bare) : null;
  if (!leads.isList && !leads.isText) return null;
  return readCapitals(line.bare) ?? readBare(line.bare);
}

/** Whether a line goes on in the next; words that are explained begin small, and go on with nothing. */
function isCutOff({ text, lines }: Reading, no: number): boolean {
  const [line, next] = [lines[no], lines[no + 1]];
  if (line === undefined || !goesOn(line, next)) return false;
  return next === undefined || line.bare.length >= 50 || splitTerm(text, next).term === null;
}

function stands({ lines, isTaken }: Reading, no: number): boolean {
  const before = lines[no - 1];
  return before === undefined || before.bare === '' || isTaken(no - 1);
}

function isListLine(line: Line | undefined): boolean {
  return line !== undefined && readMark(line) !== null;
}

function leadsList({ lines, isTaken }: Reading, no: number): boolean {
  const next = nextFull(lines, no);
  return isTaken(next) || isListLine(lines[next]);
}

/** What follows is prose, or lines that explain words, or a heading of its own. */
function leadsText({ text, lines }: Reading, no: number): boolean {
  const at = nextFull(lines, no);
  const next = lines[at];
  if (next === undefined) return false;
  if (next.bare.length >= 60 || readMarked(next.bare) !== null) return true;
  if (splitTerm(text, next).term !== null) return true;
  if (readNumbered(next.bare) !== null || (at > no + 1 && readCapitals(next.bare) !== null))
    return true;
  return /[.!?:;。！？؟]["'”’)]*$/u.test(next.bare) && (at > no + 1 || next.bare.length >= 30);
}

/** One of a row of numbered lines is an item of a list: its neighbour counts on. */
function isCounted(lines: readonly Line[], no: number): boolean {
  const mark = markAt(lines, no);
  if (mark === null || !mark.isNumber) return false;
  const after = markAt(lines, nextFull(lines, no));
  if (after !== null && after.sort === mark.sort && after.value === mark.value + 1) return true;
  // Bullets may stand between the two, but no empty line: that ends a section.
  for (let at = no + 1; at < no + 40 && (lines[at]?.bare ?? '') !== ''; at += 1) {
    const later = markAt(lines, at);
    if (later?.sort === mark.sort && later.value === mark.value + 1) return true;
  }
  const earlier = markAt(lines, previousFull(lines, no));
  return earlier !== null && earlier.sort === mark.sort && earlier.value === mark.value - 1;
}

function markAt(lines: readonly Line[], no: number): ReturnType<typeof readMark> {
  const line = lines[no];
  return line === undefined ? null : readMark(line);
}

function previousFull(lines: readonly Line[], no: number): number {
  let at = no - 1;
  while (at >= 0 && lines[at]?.bare === '') at -= 1;
  return at;
}
