import { isAside } from '../../structure/asides/aside-lines.ts';
import { isMarkedHeading, isSurelyUnder } from '../../questions/context.ts';
import type { Block, Document, Range } from '../../structure/document.ts';
import type { Line } from '../../structure/lines.ts';
import { readMark } from '../../structure/lists/list-marks.ts';
import { nameHeading } from './name-heading.ts';

type Reading = { document: Document; lines: readonly Line[] };
type Placed = { section: number; start: number };

/**
 * The title and the headings over a place, from the outermost, and the line right above a list or a
 * table that may name it though it was not read as a heading. What may be the heading of something
 * else is left out: it would mislead.
 */
export function listHeadings(reading: Reading, place: Placed, block?: Block): string[] {
  const { document } = reading;
  const { text, sections } = document;
  const above: Range[] = [];
  const isSure = isSurelyUnder(document, place) || isUnderProse(document, place);
  let at = isSure ? place.section : (sections[place.section]?.parent ?? null);
  while (at !== null && at >= 0) {
    const section = sections[at];
    if (section?.heading) above.unshift(section.heading);
    at = section?.parent ?? null;
  }
  const { title } = document;
  if (title && isTitleOver(document, place.section)) above.unshift(...listTitle(text, title));
  const named = above.map(({ start, end }) => nameHeading(text.slice(start, end)));
  const caption =
    block?.kind === 'table' && block.caption
      ? text.slice(block.caption.start, block.caption.end)
      : undefined;
  const line = caption ?? (isSure ? undefined : findLineAbove(reading, block));
  const all = [...named, line === undefined ? '' : nameHeading(line)];
  return all.filter((name, no) => name !== '' && all.indexOf(name) === no);
}

/** Whole sentences between a heading and a place hide no other heading. */
function isUnderProse({ text, blocks }: Document, { section, start }: Placed): boolean {
  return blocks
    .filter((block) => block.section === section && block.end <= start)
    .every(
      ({ kind, ...range }) =>
        kind === 'prose' && /[.!?:]["'”’)]*$/u.test(text.slice(range.start, range.end).trimEnd()),
    );
}

/** The first of several headings of one rank is none over the others. */
function isTitleOver(document: Document, section: number): boolean {
  const { text, title, sections } = document;
  if (!title || !isSureTitle(text, title)) return false;
  let top = section;
  for (let parent = sections[top]?.parent ?? null; parent !== null;) {
    top = parent;
    parent = sections[top]?.parent ?? null;
  }
  const heading = sections[top]?.heading;
  if (!heading || !isMarkedHeading(document, top)) return true;
  const rank = countSigns(text, title);
  return rank === 0 || rank < countSigns(text, heading);
}

/** What the next line goes on from may be the first of the notes. */
function isSureTitle(text: string, title: Range): boolean {
  if (countSigns(text, title) > 0) return true;
  const [next = ''] = linesAfter(text, title);
  return next.trim() === '' || /^\s*\(/u.test(next) || isAside(next) || isSecondLine(text, title);
}

/** 'CHEM 121L, Experiment 7' does not say of what, but the line under it does. */
function listTitle(text: string, title: Range): Range[] {
  if (countSigns(text, title) > 0 || !isSecondLine(text, title)) return [title];
  const start = text.indexOf('\n', title.end) + 1;
  const end = text.indexOf('\n', start);
  return [title, { start, end: end < 0 ? text.length : end }];
}

/** A line that is a title by itself, between the first and an empty one. */
function isSecondLine(text: string, title: Range): boolean {
  const [next = '', after] = linesAfter(text, title);
  const isTitle = /^\p{Lu}[^.!?:;,=|\t]+$/u.test(next.trim()) && next.length <= longestName;
  return isTitle && after?.trim() === '';
}

function linesAfter(text: string, { end }: Range): string[] {
  return text.slice(end).split('\n', 3).slice(1);
}

function countSigns(text: string, { start, end }: Range): number {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, end);
  return /^\s*(#+)/.exec(line)?.[1]?.length ?? 0;
}

const longestName = 70;

function findLineAbove({ lines }: Reading, block: Block | undefined): string | undefined {
  if (block?.kind !== 'list' && block?.kind !== 'table') return undefined;
  const above = lines.findLast(({ bare, end }) => bare !== '' && end <= block.start);
  const isName =
    above !== undefined &&
    above.bare.length <= longestName &&
    /^\p{Lu}|^\p{Lo}/u.test(above.bare) &&
    !/[.!?|\t]|\s{2}/u.test(above.bare) &&
    readMark(above) === null;
  return isName ? above.bare : undefined;
}
