import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { Block, TextBlock } from './blocks/block.ts';
import { dropLineNumbers } from './lines/drop-line-numbers.ts';
import { findColumns } from './columns/find-columns.ts';
import { dropFurniture } from './lines/find-furniture.ts';
import { findHeadings } from './blocks/find-headings.ts';
import { findNotes } from './blocks/find-notes.ts';
import { findTables } from './blocks/find-tables.ts';
import { joinBlocks } from './blocks/join-blocks.ts';
import { lookCloser } from './pages/look-closer.ts';
import { findEdges, makeBlocks, type Setting } from './blocks/make-blocks.ts';
import { makeRows } from './lines/make-rows.ts';
import { measureBody, measurePitch } from './lines/measure-type.ts';
import type { Line, Row } from './piece.ts';
import type { PageText } from './pages/read-page.ts';
import { setLevels } from './blocks/set-levels.ts';
import { writeMarkdown } from './blocks/write-markdown.ts';

type Pages = { pages: readonly PageText[]; isOver: () => boolean };

/** Makes the text of a document out of what stands on its pages. */
export async function setPages(document: PDFDocumentProxy, { pages, isOver }: Pages) {
  const { pages: looked, boldFonts } = await lookCloser(document, pages, isOver);
  const sheets = looked.map(({ height, pieces }) => ({ height, rows: makeRows(pieces) }));
  const bodySize = measureBody(linesOf(sheets.map(({ rows }) => rows)));
  const rows = dropLineNumbers(dropFurniture(sheets, bodySize), bodySize);
  const columns = rows.map((page) => findColumns(page));
  const setting = {
    bodySize,
    pitch: measurePitch(columns.flat()),
    isBold: (line: Line) => isBoldLine(line, boldFonts),
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

function setColumns(columns: readonly (readonly Row[])[], setting: Setting): Block[] {
  return columns.flatMap((column) => {
    const edges = findEdges(column);
    const blocks = findTables(column).flatMap((part): Block[] =>
      part.kind === 'table' ? [part] : makeBlocks(part.rows, edges, setting),
    );
    // Only the first words of a column go on with something before it.
    return blocks.map((block, at) => (at > 0 && block.kind !== 'table' ? closed(block) : block));
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

function closed(block: TextBlock): TextBlock {
  return { ...block, opensPart: false };
}

function isBoldLine({ spans }: Line, bold: ReadonlySet<string>): boolean {
  const worded = spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return worded.length > 0 && worded.every(({ font }) => bold.has(font));
}

function* linesOf(pages: readonly (readonly Row[])[]): Generator<Line> {
  for (const rows of pages) for (const row of rows) yield* row.lines;
}
