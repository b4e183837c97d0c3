import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { type Block, isText } from './blocks/block.ts';
import { type Code, findCode } from './blocks/find-code.ts';
import { dropLineNumbers } from './lines/drop-line-numbers.ts';
import { findColumns } from './columns/find-columns.ts';
import { dropFurniture } from './lines/find-furniture.ts';
import { findHeadings } from './blocks/find-headings.ts';
import { findNotes } from './blocks/find-notes.ts';
import { findTables, type Text } from './blocks/find-tables.ts';
import { joinBlocks } from './blocks/join-blocks.ts';
import { lookCloser } from './pages/look-closer.ts';
import { findEdges, makeBlocks, type Setting } from './blocks/make-blocks.ts';
import { measureBody, measurePitch } from './lines/measure-type.ts';
import type { Line, Row, Table } from './piece.ts';
import type { PageText } from './pages/read-page.ts';
import { takeTables } from './grids/take-tables.ts';
import { setLevels } from './blocks/set-levels.ts';
import { writeMarkdown } from './blocks/write-markdown.ts';

type Pages = { pages: readonly PageText[]; isOver: () => boolean };

/** Makes the text of a document out of what stands on its pages. */
export async function setPages(document: PDFDocumentProxy, { pages, isOver }: Pages) {
  const {
    pages: looked,
    boldFonts,
    mathFonts,
    signFonts,
  } = await lookCloser(document, pages, isOver);
  const isBold = (line: Line) => isBoldLine(line, boldFonts);
  const sheets = looked.map(({ height, pieces, rules }) => ({
    height,
    rows: takeTables(pieces, rules, {
      isBold,
      isMath: (font) => mathFonts.has(font),
      isSigns: (font) => signFonts.has(font),
    }),
  }));
  const bodySize = measureBody(linesOf(sheets.map(({ rows }) => rows)));
  const rows = dropLineNumbers(dropFurniture(sheets, bodySize), bodySize);
  const columns = rows.map((page) => findColumns(page));
  const setting = {
    bodySize,
    pitch: measurePitch(columns.flat()),
    isBold,
    isMono: findMono(pages),
  };
  const blocks = columns.map((page, at) =>
    findNotes(setColumns(page, setting), { bodySize, height: sheets[at]?.height ?? 0 }),
  );
  const joined = setLevels(joinBlocks(findHeadings(blocks, setting)));
  const notes = new Set(joined.flatMap((block) => (block.kind === 'note' ? [block.mark] : [])));
  const { text, pageStarts } = writeMarkdown(joined, {
    isBoldFont: (font) => boldFonts.has(font),
    knows: knowWords(() => linesOf(rows)),
    hasNote: (number) => notes.has(number),
  });
  // After the last words there is nothing with which a page could begin.
  return { text, pageStarts: pages.map((_, at) => pageStarts[at] ?? text.length) };
}

/** Of a document that is set in letters of one width all through, they say nothing. */
function findMono(pages: readonly PageText[]): (font: string) => boolean {
  const mono = new Set(pages.flatMap(({ monoFonts }) => [...monoFonts]));
  let [letters, all] = [0, 0];
  for (const { text, font } of pages.flatMap(({ pieces }) => pieces)) {
    all += text.length;
    if (mono.has(font)) letters += text.length;
  }
  return letters > 0.7 * all ? () => false : (font) => mono.has(font);
}

function setColumns(columns: readonly (readonly Row[])[], setting: Setting): Block[] {
  return columns.flatMap((column) => {
    const edges = findEdges(column);
    const parts = findCode(column, setting.isMono).flatMap((part): (Code | Table | Text)[] =>
      part.kind === 'code' ? [part] : findTables(part.rows),
    );
    const blocks = parts.flatMap((part): Block[] =>
      part.kind === 'text' ? makeBlocks(part.rows, edges, setting) : [part],
    );
    // Only the first words of a column go on with something before it.
    return blocks.map((block, at) => ({ ...block, opensPart: at === 0 && opensPart(block) }));
  });
}

/** Most documents break no word, so their words are collected at the first question. */
function knowWords(lines: () => Iterable<Line>): (word: string) => boolean {
  let words: Set<string> | undefined;
  return (word) => {
    words ??= collectWords(lines());
    return words.has(word);
  };
}

/** All words of a document in small letters, but for those that a line's end may have broken. */
function collectWords(lines: Iterable<Line>): Set<string> {
  const words = new Set<string>();
  for (const { text } of lines) {
    for (const word of text
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+(?:[-\u2010][\p{L}\p{M}'’]+)*(?![-\u2010]$)/gu) ?? []) {
      words.add(word.replaceAll('\u2010', '-'));
    }
  }
  return words;
}

function opensPart(block: Block): boolean {
  return !isText(block) || block.opensPart;
}

function isBoldLine({ spans }: Line, bold: ReadonlySet<string>): boolean {
  const worded = spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return worded.length > 0 && worded.every(({ font }) => bold.has(font));
}

function* linesOf(pages: readonly (readonly Row[])[]): Generator<Line> {
  for (const rows of pages) for (const row of rows) yield* row.lines;
}
