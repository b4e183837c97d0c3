import type { Line, Table } from '../piece.ts';
import type { Code } from './find-code.ts';

/** Lines that belong together, and what they are to the reader. */
export type TextBlock = {
  kind: 'heading' | 'item' | 'note' | 'paragraph';
  lines: readonly Line[];
  /** The level of a heading from 1, of an item from 0. */
  level: number;
  /** What is written before an item, or the number of a note. */
  mark: string;
  /** How many letters of its first line are a bullet or number that our Markdown writes itself. */
  skip: number;
  /** How far in it begins from the edge of its column. */
  indent: number;
  /** Whether it is the first of a column or page, so that it may go on with the one before. */
  opensPart: boolean;
  /** Which of its lines are the first words of a page, one entry for each page. */
  pageLines: readonly number[];
};

export type Block = TextBlock | Table | Code;

/** Whether a block is running text, of whatever kind. */
export function isText(block: Block): block is TextBlock {
  return block.kind !== 'table' && block.kind !== 'code';
}

export function textOf(block: TextBlock): string {
  return block.lines
    .map(({ text }) => text)
    .join(' ')
    .slice(block.skip)
    .trim();
}
