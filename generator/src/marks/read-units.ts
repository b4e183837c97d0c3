import { isAside } from '../structure/asides/aside-lines.ts';
import type { Block, Document, Item, List, Range, Table } from '../structure/document.ts';
import { type Line, readLines } from '../structure/lines.ts';
import { readMark } from '../structure/lists/list-marks.ts';
import { splitTerm } from '../structure/lists/split-term.ts';
import { readDocument } from '../structure/read-document.ts';
import { readPieces } from '../structure/sentences/read-paragraph.ts';
import { splitSentences } from '../structure/sentences/split-sentences.ts';
import { listHeadings } from './surroundings/list-headings.ts';
import { nameHeading } from './surroundings/name-heading.ts';

/** A piece of a text that reads on its own: lines of prose, a point of a list, a row of a table. */
export type Unit = Range & {
  kind: 'prose' | 'item' | 'row' | 'code';
  sentences: readonly Range[];
  /** A task, an appointment, a citation: true perhaps, but nothing to learn. */
  isAside: boolean;
  /** Where a line explains a word: that word, and what is said about it. */
  entry?: { term: Range; meaning: Range };
  cells?: readonly Range[];
  header?: readonly Range[];
  heading: string | null;
  section: number;
  /** The title, the headings, the line that announces a list and the points above, from the outermost. */
  under: readonly string[];
  /** Where the point that it hangs on begins. */
  parent: number | null;
  /** Points of one list and rows of one table have the same. */
  group: number;
};

/** A text made ready for asking about many marks. */
export type ReadText = { text: string; language: string; units: readonly Unit[] };

/**
 * Everything of a text that a learner may mark, in order. Headings are none of it, but asides are:
 * what the rules take for no content, a learner may still want to know.
 */
export function readText(text: string): ReadText {
  const document = readDocument(text);
  const lines = readLines(text);
  const reading = { document, lines };
  const units = document.blocks.flatMap((block, group) => readBlock(reading, block, group));
  const left = readLeft(reading, units);
  return {
    text,
    language: document.language.code,
    units: [...units, ...left].toSorted((one, other) => one.start - other.start),
  };
}

type Reading = { document: Document; lines: readonly Line[] };

function readBlock(reading: Reading, block: Block, group: number): Unit[] {
  const { text, sections } = reading.document;
  const title = sections[block.section]?.heading;
  const heading = title ? text.slice(title.start, title.end) : null;
  const under = listHeadings(reading, block, block);
  const place = { heading, section: block.section, under, group };
  if (block.kind === 'list') return readItems(reading, block, place);
  if (block.kind === 'table') return readRows(nameColumns(text, block), place);
  const own = linesIn(reading.lines, block).filter((line) => !isTitle(reading, line));
  if (block.kind === 'prose' || block.kind === 'aside') {
    return readProse(reading, own, { ...place, isAside: block.kind === 'aside' });
  }
  // Code and formulas are cut at lines only.
  return own
    .filter(({ bare }) => bare !== '' && !/^(?:```|~~~)/.test(bare))
    .map(({ start, end }) => ({
      ...place,
      kind: 'code',
      start,
      end,
      sentences: [{ start, end }],
      isAside: false,
      parent: null,
    }));
}

type Place = Pick<Unit, 'heading' | 'section' | 'under' | 'group'>;

function readItems({ document }: Reading, list: List, place: Place): Unit[] {
  const { text, language } = document;
  const intro = list.intro && nameHeading(text.slice(list.intro.start, list.intro.end));
  return list.items.map(({ start, end, parent, term, meaning }) => {
    const above = listAbove(list.items, parent);
    const points = above.map((item) => nameHeading(nameItem(text, item)));
    const isNew = (name: string | null) => name && !place.under.includes(name);
    return {
      ...place,
      under: [...place.under, ...(isNew(intro) && intro ? [intro] : []), ...points.filter(isNew)],
      kind: 'item',
      start,
      end,
      sentences: splitSentences(text, { start, end }, language.code),
      isAside: false,
      ...(term && meaning && { entry: { term, meaning } }),
      parent: above.at(-1)?.start ?? null,
    };
  });
}

/** The points that a point hangs on, from the outermost. */
function listAbove(items: readonly Item[], parent: number | null): Item[] {
  const above = parent === null ? undefined : items[parent];
  return above ? [...listAbove(items, above.parent), above] : [];
}

/** By the word that it explains, or by its own words. */
function nameItem(text: string, { start, end, term }: Item): string {
  return term ? text.slice(term.start, term.end) : text.slice(start, end);
}

/**
 * A table that nothing rules off: its first row may name the columns or be a row like the others. A
 * question is clearer with the names, and no less true, so that less has to be sure than for rules.
 */
function nameColumns(text: string, table: Table): Table {
  const [first, ...rows] = table.rows;
  if (table.header.length > 0 || first === undefined || first.cells.length < 3) return table;
  const heads = first.cells.map(({ start, end }) => text.slice(start, end));
  const isCounted = heads.some((_, column) =>
    rows.every(
      ({ cells: { [column]: cell } }) => cell && /\d/u.test(text.slice(cell.start, cell.end)),
    ),
  );
  const areNames = heads.every((head) => !/\d/u.test(head.replace(/\(.*\)/u, '')));
  const isNamed = areNames && rows.length > 1 && (isCounted || heads.slice(1).some(isHeadWord));
  return isNamed ? { ...table, header: first.cells, rows } : table;
}

/** What people write above a column, and hardly in one. */
function isHeadWord(head: string): boolean {
  return /^(?:type|kind|class|country|region|origin|place|where|when|who|name|style|use|uses|used for|role|function|effect|cause|reason|example|note|meaning|symbol|unit|size|colour|color|(?:main|typical|common|key|usual) .+)s?$/iu.test(
    head,
  );
}

function readRows({ rows, header }: Table, place: Place): Unit[] {
  const common = { ...place, kind: 'row', isAside: false, parent: null } as const;
  const body = rows.map(({ start, end, cells }): Unit => {
    const [term, meaning, ...more] = cells;
    // Without names of columns, a row of two is a word and what is said about it.
    const isEntry = header.length === 0 && more.length === 0 && term && meaning;
    return {
      ...common,
      start,
      end,
      sentences: [{ start, end }],
      cells,
      ...(isEntry && { entry: { term, meaning } }),
      ...(header.length > 0 && { header }),
    };
  });
  const [first, last] = [header.at(0), header.at(-1)];
  if (!first || !last) return body;
  const range = { start: first.start, end: last.end };
  return [{ ...common, ...range, sentences: [range], cells: header }, ...body];
}

function readProse(
  { document: { text, language } }: Reading,
  lines: readonly Line[],
  { isAside: isInAside, ...place }: Place & { isAside: boolean },
): Unit[] {
  return readPieces(text, lines).map((piece) => {
    const isLine = !text.slice(piece.start, piece.end).includes('\n');
    const { term, meaning } = isLine ? splitTerm(text, piece) : {};
    return {
      ...place,
      kind: 'prose',
      ...piece,
      sentences: splitSentences(text, piece, language.code),
      isAside: isInAside || isAside(text.slice(piece.start, piece.end)),
      ...(term && meaning && { entry: { term, meaning } }),
      parent: null,
    };
  });
}

/** Lines that no block has: an intro alone, a point that is a task. */
function readLeft({ document, lines }: Reading, units: readonly Unit[]): Unit[] {
  const { text, sections, blocks } = document;
  const tables = blocks.filter(({ kind }) => kind === 'table' || kind === 'code');
  const headings = sections.flatMap(({ heading }) => (heading ? [heading] : []));
  const isTaken = new Set(
    [...units, ...tables, ...headings].flatMap((range) => linesTouching(lines, range)),
  );
  const left = lines.filter(
    (line) =>
      /[\p{L}\p{N}]/u.test(line.bare) && !isTaken.has(line) && !isTitle({ document, lines }, line),
  );
  return left.flatMap((line) => {
    const start = readMark(line)?.contentStart ?? line.start;
    const section = sections.findIndex((one) => line.start >= one.start && line.end <= one.end);
    const title = sections[section]?.heading;
    const heading = title ? text.slice(title.start, title.end) : null;
    return readProse({ document, lines }, [{ ...line, start }], {
      heading,
      section,
      under: listHeadings({ document, lines }, { section, start: line.start }),
      group: -1,
      isAside: true,
    });
  });
}

/** The lines that are wholly in a range. */
function linesIn(lines: readonly Line[], range: Range): Line[] {
  return linesTouching(lines, range).filter(
    ({ start, end }) => start >= range.start && end <= range.end,
  );
}

/** By halves: a long text has thousands of lines and as many ranges. */
function linesTouching(lines: readonly Line[], { start, end }: Range): Line[] {
  let from = 0;
  let to = lines.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines[middle]?.end ?? 0) <= start) from = middle + 1;
    else to = middle;
  }
  const touching: Line[] = [];
  for (let no = from; no < lines.length; no += 1) {
    const line = lines[no];
    if (line === undefined || line.start >= end) break;
    touching.push(line);
  }
  return touching;
}

/** A first line may be the title or the first of the notes; only a mark of a heading is sure. */
function isTitle({ document: { title } }: Reading, { start, end, bare }: Line): boolean {
  return title !== null && title.start < end && start < title.end && bare.startsWith('#');
}
