import { detectLanguage } from '../detect-language.ts';
import { isEnglish } from '../is-english.ts';
import type { Section } from '../section.ts';
import { splitSections } from '../split-sections.ts';
import { findBreaks } from './find-breaks.ts';
import { readCells, isRule, type Range } from './read-cells.ts';
import { readEntry } from './read-entry.ts';

/** A piece of a text that reads on its own: a paragraph, a line of a list, a row of a table. */
export type Unit = Range & {
  kind: 'prose' | 'item' | 'row' | 'code';
  /** Where a line explains a word: that word, and what is said about it. */
  entry?: { term: Range; meaning: Range };
  cells?: readonly Range[];
  /** The cells of the first row of its table; the first row itself has none. */
  header?: readonly Range[];
  heading: string | null;
  /** The line that a list hangs on: the point above it, or the line before it that ends in a colon. */
  lead: string | null;
  /** Lines of one list and rows of one table have the same. */
  group: number;
};

/** A text made ready for asking about many marks. */
export type ReadText = { text: string; language: string; units: readonly Unit[] };

export function readText(text: string): ReadText {
  const detected = detectLanguage(text);
  const language = isEnglish(text, detected) ? 'en' : detected;
  return { text, language, units: readUnits(text) };
}

type Line = Range & { text: string; indent: number };

/** Everything of a text that can be asked about, in order. Headings are none of it. */
function readUnits(text: string): Unit[] {
  const groups = { next: 0 };
  return joinCut(text, splitSections(text)).flatMap((section) =>
    readSection(text, section, groups),
  );
}

/** Long sections are cut for other purposes, also in the middle of a paragraph. */
function joinCut(text: string, sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    const isCut =
      last?.heading === section.heading && text.slice(last.end, section.start).trim() === '';
    if (last && isCut) last.end = section.end;
    else joined.push({ ...section });
  }
  return joined;
}

type Groups = { next: number };

function readSection(text: string, section: Section, groups: Groups): Unit[] {
  const { heading } = section;
  const units: Unit[] = [];
  let paragraph: Line[] = [];
  let header: readonly Range[] | undefined;
  let leads: { indent: number; text: string }[] = [];
  let colon: string | null = null;
  let isCode = false;
  let pointsInRow = 0;
  const startGroup = () => {
    groups.next += 1;
    header = undefined;
    leads = [];
  };
  const add = (unit: Omit<Unit, 'heading' | 'lead' | 'group'>, lead: string | null = null) =>
    units.push({ ...unit, heading, lead, group: groups.next });
  const close = () => {
    for (const range of findBreaks(paragraph)) {
      const entry = readEntry(text.slice(range.start, range.end), range.start);
      add({ kind: 'prose', ...range, ...(entry && isLine(text, range) && { entry }) });
    }
    const last = paragraph.at(-1)?.text;
    if (last !== undefined) colon = last.endsWith(':') ? lastSentence(last) : null;
    paragraph = [];
  };
  startGroup();
  for (const line of readLines(text, section)) {
    const isFence = /^(```|~~~)/.test(line.text);
    if (isFence || isCode) {
      close();
      if (isFence) isCode = !isCode;
      else if (line.text !== '') add({ kind: 'code', start: line.start, end: line.end });
      continue;
    }
    if (line.text === '' || isRule(line.text) || isFurniture(line.text)) {
      close();
      if (line.text !== '') continue;
      header = undefined;
      // Some lists have a blank line after every point; after several points it ends the list.
      if (pointsInRow > 1) {
        startGroup();
        colon = null;
      }
      pointsInRow = 0;
      continue;
    }
    const cells = readCells(line);
    if (cells) {
      close();
      if (!header) startGroup();
      add({ kind: 'row', start: line.start, end: line.end, cells, ...(header && { header }) });
      header ??= cells;
      continue;
    }
    header = undefined;
    const mark = listMark.exec(line.text)?.[0];
    if (mark !== undefined) {
      close();
      if (units.at(-1)?.kind !== 'item') startGroup();
      pointsInRow += 1;
      const start = line.start + mark.length;
      leads = leads.filter(({ indent }) => indent < line.indent);
      const entry = readEntry(text.slice(start, line.end), start);
      const parent = leads.at(-1)?.text ?? colon;
      add({ kind: 'item', start, end: line.end, ...(entry && { entry }) }, parent);
      leads.push({ indent: line.indent, text: text.slice(start, line.end) });
      continue;
    }
    const last = units.at(-1);
    if (paragraph.length === 0 && last?.kind === 'item' && goesOn(text, last, line)) {
      last.end = line.end;
      if (last.entry) last.entry.meaning.end = line.end;
      continue;
    }
    paragraph.push(line);
  }
  close();
  return units;
}

const listMark = /^(?:>\s*)?(?:[-*+•–‣◦▪·●○]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?:\[[ xX]\]\s+)?/;

function readLines(text: string, { start, end }: Range): Line[] {
  const lines: Line[] = [];
  let at = start;
  // The first line may begin behind its indent.
  const margin = text.lastIndexOf('\n', start - 1) + 1;
  while (at < end) {
    const found = text.indexOf('\n', at);
    const stop = found < 0 || found > end ? end : found;
    const raw = text.slice(at, stop);
    const from = at + (raw.length - raw.trimStart().length);
    const bare = raw.trim();
    const indent = at === start ? from - margin : from - at;
    lines.push({ start: from, end: from + bare.length, text: bare, indent });
    at = stop + 1;
  }
  return lines;
}

/** Pictures, rules, comments and addresses alone on their line, and a heading over nothing. */
function isFurniture(line: string): boolean {
  return /^(!\[|<!--|#{1,6}\s|-{3,}$|\*{3,}$|={3,}$|https?:\/\/\S+$)/.test(line);
}

/** A point of a list that was broken into two lines. */
function goesOn(text: string, item: Unit, line: Line): boolean {
  const isNext = /^[^\n]*\n[^\n]*$/.test(text.slice(item.end, line.start + 1));
  return isNext && (line.indent > 0 || /^[\p{Ll}(]/u.test(line.text));
}

/** A line by itself, not one of a paragraph. */
function isLine(text: string, { start, end }: Range): boolean {
  return !text.slice(start, end).includes('\n');
}

function lastSentence(line: string): string {
  return (
    line
      .slice(0, -1)
      .split(/[.!?]\s+/)
      .at(-1) ?? ''
  );
}
