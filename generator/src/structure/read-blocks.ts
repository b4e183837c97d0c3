import { isAside } from './asides/aside-lines.ts';
import type { Block, Item, List, Range } from './document.ts';
import { coverLines, type Line, type Span } from './lines.ts';
import { readMark } from './lists/list-marks.ts';
import { readList } from './lists/read-list.ts';
import { readParagraph } from './sentences/read-paragraph.ts';
import { readTermLines } from './lists/read-term-lines.ts';
import type { FoundTable } from './tables/find-tables.ts';

/** Lines that are read already. */
export type Unit =
  | (Span & { kind: 'code' | 'formula' | 'aside' })
  | (FoundTable & { kind: 'table' });

/** A text in lines; `units` by the number of their first line. */
export type Reading = {
  text: string;
  lines: readonly Line[];
  language: string;
  units: ReadonlyMap<number, Unit>;
};

type Found = { blocks: Block[]; to: number };
type Place = Span & { section: number; intro: Range | null };

/** What stands in the lines of one section, in order. */
export function readBlocks(reading: Reading, { from, to }: Span, section: number): Block[] {
  // No rule may look beyond the section, into the next heading.
  const lines = reading.lines.slice(0, to);
  const blocks: Block[] = [];
  let intro: Range | null = null;
  for (let no = from; no < to;) {
    if (lines[no]?.bare === '') {
      no += 1;
      continue;
    }
    const place: Place = { from: no, to, section, intro };
    const found: Found = readNext({ ...reading, lines }, place);
    blocks.push(...found.blocks);
    intro = findIntro(reading, { from: no, to: found.to }, found.blocks);
    no = found.to;
  }
  return blocks;
}

function readNext(reading: Reading, place: Place): Found {
  const { from, section } = place;
  const unit = reading.units.get(from);
  if (unit !== undefined) return { blocks: [readUnit(reading, unit, section)], to: unit.to };
  const listed = readListed(reading, place);
  if (listed !== null) return listed;
  return readProse(reading, place);
}

function readUnit({ lines }: Reading, unit: Unit, section: number): Block {
  const range = coverLines(lines, unit);
  if (unit.kind !== 'table') return { kind: unit.kind, section, ...range };
  const { caption, header, rows } = unit;
  return { kind: 'table', section, ...range, caption, header, rows };
}

function readListed(reading: Reading, { from, section, intro }: Place): Found | null {
  const { text, lines, units } = reading;
  const inside = { text, lines, isTaken: (no: number) => units.has(no) };
  const list = readList(inside, from) ?? readTermLines(inside, from);
  if (list === null) return null;
  const { isOrdered } = list;
  const range = coverItems(lines[from], list.items);
  const items = dropAsides(text, list.items);
  if (items.length === 0) return { blocks: [{ kind: 'aside', section, ...range }], to: list.to };
  const block: List = { kind: 'list', section, ...range, isOrdered, intro, items };
  return { blocks: [block], to: list.to };
}

function coverItems(first: Line | undefined, items: readonly Item[]): Range {
  return { start: first?.start ?? 0, end: Math.max(...items.map(({ end }) => end)) };
}

/** Without items that are no content and what stands under them. */
function dropAsides(text: string, items: readonly Item[]): Item[] {
  const places = new Map<number, number>();
  const kept: Item[] = [];
  for (const [no, item] of items.entries()) {
    const isUnderDropped = item.parent !== null && !places.has(item.parent);
    if (isUnderDropped || isAside(text.slice(item.start, item.end))) continue;
    places.set(no, kept.length);
    const parent = item.parent === null ? null : (places.get(item.parent) ?? null);
    kept.push({ ...item, parent });
  }
  return kept;
}

function readProse(reading: Reading, { from, to, section }: Place): Found {
  const { text, lines, units, language } = reading;
  let end = from + 1;
  while (end < to && !units.has(end) && belongs(lines[end])) end += 1;
  const range = coverLines(lines, { from, to: end });
  const sentences = readParagraph(text, lines.slice(from, end), language);
  const content = sentences.filter((sentence) => isContent(text, sentence));
  const [first] = sentences;
  if (content.length > 0) {
    return { blocks: [{ kind: 'prose', section, ...range, sentences: content }], to: end };
  }
  const isOnlyIntro = first !== undefined && isIntro(text.slice(first.start, range.end));
  return { blocks: isOnlyIntro ? [] : [{ kind: 'aside', section, ...range }], to: end };
}

function belongs(line: Line | undefined): boolean {
  return line !== undefined && line.bare !== '' && readMark(line) === null;
}

/** What announces something is no sentence of its own. */
function isContent(text: string, { start, end }: Range): boolean {
  const sentence = text.slice(start, end);
  return !isIntro(sentence) && !isAside(sentence);
}

function isIntro(sentence: string): boolean {
  return /(?::|：|\s[-–—])\**$/u.test(sentence);
}

/** The last sentence of a paragraph that ends in a colon, for the list under it. */
function findIntro({ text, lines, language }: Reading, span: Span, blocks: Block[]): Range | null {
  if (blocks.some(({ kind }) => kind !== 'prose')) return null;
  const sentences = readParagraph(text, lines.slice(span.from, span.to), language);
  const last = sentences.at(-1);
  return last !== undefined && isIntro(text.slice(last.start, last.end)) ? last : null;
}
