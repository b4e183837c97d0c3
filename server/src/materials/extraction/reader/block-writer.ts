import { type Reading, readingLimits } from './reading.ts';
import { writeInlineFormula } from './rich-runs.ts';

/** A part of a document that stands on its own, in reading order. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; depth: number; number?: number; text: string }
  /** A header names the columns, and begins a table. */
  | { kind: 'row'; cells: readonly string[]; isHeader?: boolean }
  | { kind: 'formula'; latex: string }
  /** Lines that follow each other are one piece of code, unless the document has it as a whole. */
  | { kind: 'code'; text: string; isWhole?: boolean; language?: string }
  | { kind: 'note'; number: number; text: string };

export type BlockWriter = {
  write: (block: Block) => void;
  /** There is as much as we keep: whoever reads may stop. */
  isFull: () => boolean;
  /** How much there is so far: where what is written next begins. */
  length: () => number;
  finish: () => Reading;
};

/** Writes blocks as the rich text of a reading. */
export function makeBlockWriter(): BlockWriter {
  const pieces: string[] = [];
  let length = 0;
  let before: Block | undefined;

  const isFull = () => length > readingLimits.characters;

  const write = (block: Block) => {
    const text = format(block);
    if (text === '' || isFull()) return;
    const separator = before && belongTogether(before, block) ? '\n' : '\n\n';
    pieces.push(before ? separator : '', text);
    length += text.length + separator.length;
    before = block;
  };

  let code: string[] = [];
  let codeLength = 0;
  const closeCode = () => {
    const text = code.join('\n');
    code = [];
    codeLength = 0;
    write({ kind: 'code', text });
  };

  return {
    length: () => {
      if (code.length > 0) closeCode();
      return length;
    },
    isFull: () => isFull() || codeLength > readingLimits.characters,
    write: (block) => {
      if (block.kind !== 'code' || block.isWhole) {
        if (code.length > 0) closeCode();
        write(block);
      } else if (codeLength <= readingLimits.characters) {
        code.push(block.text);
        codeLength += block.text.length + 1;
      }
    },
    finish: () => {
      if (code.length > 0) closeCode();
      return { text: pieces.join(''), pagesWithoutText: [], isCut: isFull() };
    },
  };
}

/** Items of a list and rows of a table do; all else stands apart. */
function belongTogether(one: Block, next: Block): boolean {
  // A row of names begins a table of its own.
  if (one.kind === 'row') return next.kind === 'row' && !next.isHeader;
  if (one.kind !== 'item' || next.kind !== 'item') return false;
  const isOtherList = next.depth === 0 && one.depth === 0;
  return !isOtherList || (one.number === undefined) === (next.number === undefined);
}

function format(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text.trim();
    case 'heading':
      return formatWith(`${'#'.repeat(Math.min(6, Math.max(1, block.level)))} `, block.text);
    case 'item': {
      const indent = '  '.repeat(Math.min(maxDepth, block.depth));
      return formatWith(
        `${indent}${block.number === undefined ? '-' : `${block.number}.`} `,
        block.text,
      );
    }
    case 'row':
      return block.isHeader ? formatHeader(block.cells) : formatRow(block.cells);
    case 'formula':
      return `$$${block.latex}$$`;
    case 'code':
      return formatCode(block.text, block.language);
    case 'note':
      return formatWith(`[^${block.number}]: `, block.text);
  }
}

function formatRow(row: readonly string[]): string {
  const cells = row.map((cell) => hideBars(inOneLine(cell)));
  return cells.every((cell) => cell === '') ? '' : `| ${cells.join(' | ')} |`;
}

function formatHeader(row: readonly string[]): string {
  const names = formatRow(row);
  return names === '' ? '' : `${names}\n| ${row.map(() => '---').join(' | ')} |`;
}

/** A bar within a cell is no border; within a formula it is a command. */
function hideBars(cell: string): string {
  if (!cell.includes('|')) return cell;
  return cell
    .split(/(\$[^$]+\$|\\\(.*?\\\))/)
    .map((piece, at) => {
      if (at % 2 === 0) return piece.replace(/(?<!\\)\|/g, '\\|');
      return piece.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ');
    })
    .join('');
}

/** Code between two fences that no line of it is like. */
export function formatCode(text: string, language = ''): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) return '';
  let fence = '```';
  // Code that holds the fence itself gets a longer one.
  while (text.includes(fence) && fence.length < longestFence) fence += '`';
  return [fence + language, ...lines, fence].join('\n');
}

const longestFence = 12;
const maxDepth = 8;

function formatWith(mark: string, text: string): string {
  const line = inOneLine(text);
  return line === '' ? '' : `${mark}${line}`;
}

/** The words of blocks without their structure. */
export function wordsOf(blocks: readonly Block[]): string {
  return inOneLine(blocks.map(wordsOfBlock).join(' '));
}

function wordsOfBlock(block: Block): string {
  if (block.kind === 'row') return block.cells.join(' ');
  return block.kind === 'formula' ? writeInlineFormula(block.latex) : block.text;
}

/** A row of one cell is a box around words. */
export function toRow(cells: readonly string[]): Block {
  const [only, ...others] = cells;
  if (only === undefined || others.length > 0) return { kind: 'row', cells };
  return { kind: 'paragraph', text: inOneLine(only) };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
