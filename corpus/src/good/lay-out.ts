import { breakPlaces } from '../document/hyphenate.ts';
import { type Block, readInlines } from '../document/document.ts';

/** A piece of a word in one font: most words have one, a word with a footnote mark has two. */
export type Piece = { text: string; font: 'regular' | 'bold'; size: number; rise: number };
type Word = readonly Piece[];
/** Words that stand together on a line, from the left edge of the column. */
export type Segment = { x: number; words: readonly Word[] };
export type Line = {
  segments: readonly Segment[];
  height: number;
  isHeading: boolean;
  /** The paragraph goes on, so that a justified line reaches the right edge. */
  isFull: boolean;
};

type Measure = (piece: Piece) => number;
export type Sheet = {
  width: number;
  size: number;
  measure: Measure;
  hyphenates: boolean;
  /** Changes words before they are drawn, for instance into ligatures. */
  spell: (words: string) => string;
};

/** Breaks a block into lines as wide as a column, with a gap after it. An empty line is a gap. */
export function layOut(block: Block, sheet: Sheet): Line[] {
  return [...layOutBlock(block, sheet), gap(sheet.size * 0.6)];
}

/** Lines of one paragraph that is indented by x. */
export function layOutWords(
  text: string,
  sheet: Sheet & { x?: number; isHeading?: boolean },
): Line[] {
  const { x = 0, isHeading = false, size } = sheet;
  const lines = breakWords(readWords(text, sheet, isHeading), sheet, sheet.width - x);
  return lines.map((words, at) => ({
    segments: [{ x, words }],
    height: size * 1.35,
    isHeading,
    isFull: at < lines.length - 1,
  }));
}

function layOutBlock(block: Block, sheet: Sheet): Line[] {
  switch (block.kind) {
    case 'heading': {
      const size = sheet.size * (1.9 - block.level * 0.25);
      return [gap(size * 0.4), ...layOutWords(block.text, { ...sheet, size, isHeading: true })];
    }
    case 'paragraph':
      return layOutWords(block.text, sheet);
    case 'list':
      return block.items.flatMap(({ level, number, text }) => {
        const x = (level + 1) * sheet.size * 1.5;
        const mark = number === undefined ? '•' : `${number}.`;
        return withMark(layOutWords(text, { ...sheet, x }), mark, x, sheet);
      });
    case 'table':
      return layOutTable(block.rows, sheet);
    case 'code':
      return block.lines.flatMap((line) => layOutWords(line, sheet));
  }
}

function withMark(lines: Line[], mark: string, x: number, { size }: Sheet): Line[] {
  const [first, ...rest] = lines;
  if (!first) return [];
  const words = [[{ text: mark, font: 'regular', size, rise: 0 } as const]];
  const segments = [{ x: x - size * 1.3, words }, ...first.segments];
  return [{ ...first, segments }, ...rest];
}

/** Cells stand at the left edges of columns that are as wide as their longest cell needs. */
function layOutTable(rows: readonly (readonly string[])[], sheet: Sheet): Line[] {
  const widths = columnWidths(rows, sheet);
  return rows.flatMap((row, at) => {
    const cells = row.map((cell, place) => {
      const width = (widths[place] ?? 0) - sheet.size;
      return layOutWords(cell, { ...sheet, width, hyphenates: false, isHeading: at === 0 });
    });
    const depth = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: depth }, (_, line) => joinCells(cells, widths, line, sheet));
  });
}

/** As wide as the longest cell where there is room, and never narrower than the longest word. */
function columnWidths(rows: readonly (readonly string[])[], sheet: Sheet): number[] {
  const count = rows[0]?.length ?? 1;
  const columns = Array.from({ length: count }, (_, place) => {
    const cells = rows.map((row) =>
      readWords(row[place] ?? '', sheet, true).map((word) => wordWidth(word, sheet)),
    );
    const between = sheet.size * 0.35;
    return {
      least: Math.max(...cells.flat()) + sheet.size * 1.2,
      wish: Math.max(...cells.map((cell) => sum(cell) + between * cell.length)) + sheet.size * 1.8,
    };
  });
  const least = sum(columns.map((column) => column.least));
  const more = sum(columns.map((column) => column.wish)) - least;
  const share = Math.min(1, (sheet.width - least) / more);
  return columns.map((column) => column.least + (column.wish - column.least) * share);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function joinCells(cells: Line[][], widths: number[], at: number, { size }: Sheet): Line {
  const segments = cells.flatMap((lines, place) => {
    const x = sum(widths.slice(0, place));
    return (lines[at]?.segments ?? []).map(({ words }) => ({ x, words }));
  });
  return { segments, height: size * 1.45, isHeading: false, isFull: false };
}

function readWords(text: string, { size, spell }: Sheet, isBold: boolean): Word[] {
  const words: Piece[][] = [[]];
  for (const part of readInlines(text)) {
    if (part.kind === 'note') {
      const mark = { text: part.number, font: 'regular', size: size * 0.62, rise: size * 0.35 };
      words.at(-1)?.push({ ...mark, font: 'regular' });
      continue;
    }
    const font = isBold || part.kind === 'bold' ? 'bold' : 'regular';
    for (const [at, word] of part.text.split(' ').entries()) {
      if (at > 0) words.push([]);
      if (word !== '') words.at(-1)?.push({ text: spell(word), font, size, rise: 0 });
    }
  }
  return words.filter((word) => word.length > 0);
}

function breakWords(words: readonly Word[], sheet: Sheet, width: number): Word[][] {
  const lines: Word[][] = [[]];
  let left = width;
  for (const word of words) {
    const need = wordWidth(word, sheet);
    if (need <= left || left === width) {
      lines.at(-1)?.push(word);
      left -= need + space(sheet);
      continue;
    }
    const [head, tail] = sheet.hyphenates ? splitWord(word, left, sheet) : [undefined, word];
    if (head) lines.at(-1)?.push(head);
    lines.push([tail]);
    left = width - wordWidth(tail, sheet) - space(sheet);
  }
  return lines;
}

function splitWord(word: Word, left: number, sheet: Sheet): [Word | undefined, Word] {
  const [piece] = word;
  if (!piece || word.length > 1) return [undefined, word];
  const stem = /^\p{L}+/u.exec(piece.text)?.[0] ?? '';
  for (const place of breakPlaces(stem).toReversed()) {
    const head = [{ ...piece, text: `${piece.text.slice(0, place)}-` }];
    if (wordWidth(head, sheet) <= left)
      return [head, [{ ...piece, text: piece.text.slice(place) }]];
  }
  return [undefined, word];
}

function wordWidth(word: Word, { measure }: Sheet): number {
  return sum(word.map(measure));
}

function space({ size, measure }: Sheet): number {
  return measure({ text: ' ', font: 'regular', size, rise: 0 });
}

function gap(height: number): Line {
  return { segments: [], height, isHeading: false, isFull: false };
}
