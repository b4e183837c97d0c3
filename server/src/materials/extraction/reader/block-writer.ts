import { type Reading, readingLimits } from './reading.ts';

/** A part of a document that stands on its own, in reading order. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; depth: number; number?: number; text: string }
  | { kind: 'row'; cells: readonly string[] }
  | { kind: 'note'; number: number; text: string };

export type BlockWriter = {
  write: (block: Block) => void;
  /** There is as much as we keep: whoever reads may stop. */
  isFull: () => boolean;
  finish: () => Reading;
};

/** Writes blocks as the light Markdown of a reading. */
export function makeBlockWriter(): BlockWriter {
  const pieces: string[] = [];
  let length = 0;
  let before: Block | undefined;

  const isFull = () => length > readingLimits.characters;

  return {
    isFull,
    write: (block) => {
      const text = format(block);
      if (text === '' || isFull()) return;
      const separator = before && belongTogether(before, block) ? '\n' : '\n\n';
      pieces.push(before ? separator : '', text);
      length += text.length + separator.length;
      before = block;
    },
    finish: () => ({ text: pieces.join(''), pagesWithoutText: [], isCut: isFull() }),
  };
}

/** Items of a list and rows of a table do; all else stands apart. */
function belongTogether(one: Block, next: Block): boolean {
  if (one.kind === 'row') return next.kind === 'row';
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
    case 'row': {
      const cells = block.cells.map(inOneLine);
      return cells.every((cell) => cell === '') ? '' : `| ${cells.join(' | ')} |`;
    }
    case 'note':
      return formatWith(`[^${block.number}]: `, block.text);
  }
}

const maxDepth = 8;

function formatWith(mark: string, text: string): string {
  const line = inOneLine(text);
  return line === '' ? '' : `${mark}${line}`;
}

/** The words of blocks without their structure. */
export function wordsOf(blocks: readonly Block[]): string {
  return inOneLine(
    blocks.map((block) => (block.kind === 'row' ? block.cells.join(' ') : block.text)).join(' '),
  );
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
