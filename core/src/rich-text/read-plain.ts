import { namePicture } from '../pictures/cover.ts';
import { readFormula } from './formulas/read-formula.ts';
import { writeScript } from './formulas/script-signs.ts';
import { listRows } from './list-rows.ts';
import { parseRich } from './parse-rich.ts';
import type { Block, Inline, Inlines } from './rich-text.ts';
import type { TextFormat } from './text-format.ts';

/**
 * A text without its marks, as grading, search, spreadsheets, screen readers and titles have it:
 * formulas as signs of a line, pictures as their alternative text.
 */
export function readPlain(text: string, format: TextFormat): string {
  if (format === 'plain') return text;
  return parseRich(text).map(readBlock).join('\n\n');
}

/** The same for what was parsed already. */
export function readInlines(inlines: Inlines): string {
  return inlines.map(readInline).join('');
}

function readBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return readInlines(block.inlines);
    case 'list':
      return block.items
        .map((item, no) => `${block.isOrdered ? `${block.start + no}.` : '-'} ${readInlines(item)}`)
        .join('\n');
    case 'formula':
      return readFormula(block.latex);
    case 'code':
      return block.text;
    case 'table':
      return listRows(block).map(readRow).join('\n');
  }
}

function readRow(cells: readonly Inlines[]): string {
  return cells
    .map(readInlines)
    .filter((cell) => cell !== '')
    .join(' · ');
}

function readInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'formula':
      return readFormula(inline.latex);
    case 'strong':
    case 'emphasis':
      return readInlines(inline.inlines);
    case 'subscript':
    case 'superscript':
      return writeScript(inline.kind, readInlines(inline.inlines));
    case 'picture':
      return namePicture(inline);
  }
}
