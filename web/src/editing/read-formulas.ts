import { listRows } from '@engram/core/rich-text/list-rows.ts';
import type { Block, Inline, Inlines } from '@engram/core/rich-text/rich-text.ts';

/** Every formula of a text that was read. */
export function listFormulas(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'formula' ? [block.latex] : inlinesOf(block).flatMap(listOfLine),
  );
}

/** Whether a formula was begun and never ended: its '$' is still there, with commands behind it. */
export function hasOpenFormula(blocks: readonly Block[]): boolean {
  return blocks.flatMap(inlinesOf).some((line) => line.some(isOpen));
}

/** Whether there is nothing but words, in any number of paragraphs. */
export function isWordsOnly(blocks: readonly Block[]): boolean {
  return blocks.every(
    (block) => block.kind === 'paragraph' && block.inlines.every(({ kind }) => kind === 'text'),
  );
}

function inlinesOf(block: Block): readonly Inlines[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.inlines];
    case 'list':
      return block.items;
    case 'table':
      return listRows(block).flat();
    case 'formula':
    case 'code':
      return [];
  }
}

function listOfLine(line: Inlines): string[] {
  return line.flatMap((inline) => {
    if (inline.kind === 'formula') return [inline.latex];
    return 'inlines' in inline ? listOfLine(inline.inlines) : [];
  });
}

function isOpen(inline: Inline): boolean {
  return inline.kind === 'text' && /\$[^$\n]*(?:\\[A-Za-z]{2,}|[_^]\{)/.test(inline.text);
}
