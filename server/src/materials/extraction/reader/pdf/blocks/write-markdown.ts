import { formatCode } from '../../block-writer.ts';
import { type Inline, type Joining, joinLines, markPages, pageMark } from '../lines/join-lines.ts';
import type { Table } from '../piece.ts';
import type { Block, TextBlock } from './block.ts';
import type { Code } from './find-code.ts';

/** Writes blocks as our light Markdown, and tells where each page begins in it. */
export function writeMarkdown(
  blocks: readonly Block[],
  joining: Joining,
): { text: string; pageStarts: number[] } {
  const parts: string[] = [];
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    const isListed = before?.kind === 'item' && block.kind === 'item';
    if (at > 0) parts.push(isListed ? '\n' : '\n\n');
    parts.push(markPages(block.pageLines, 0));
    parts.push(write(block, joining));
  }
  return takePageMarks(parts.join(''));
}

function write(block: Block, joining: Joining): string {
  if (block.kind === 'table') return writeTable(block, joining);
  return block.kind === 'code' ? writeCode(block) : writeBlock(block, joining);
}

/** Between two fences; a mark of a page comes before the line that the page begins with. */
function writeCode({ text, pageLines }: Code): string {
  const lines = text.map((line, at) => (at > 0 ? markPages(pageLines, at) : '') + line);
  return formatCode(lines.join('\n'));
}

function writeBlock(block: TextBlock, joining: Joining): string {
  const inlines = joinLines(block, joining);
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${writePlain(inlines)}`;
    case 'item':
      return `${'  '.repeat(block.level)}${block.mark} ${writeInlines(inlines)}`;
    case 'note':
      return `[^${block.mark}]: ${writeInlines(inlines)}`;
    case 'paragraph':
      return writeInlines(inlines);
  }
}

function writePlain(inlines: readonly Inline[]): string {
  return tidy(inlines.map(({ text }) => text).join(''));
}

/** Bold words are marked where they stand out, not where everything is bold. */
function writeInlines(inlines: readonly Inline[]): string {
  if (inlines.every(({ isBold }) => isBold)) return writePlain(inlines);
  return tidy(
    inlines.map((inline) => (inline.isBold ? markBold(inline.text) : inline.text)).join(''),
  );
}

function markBold(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  return text.replace(/^([\s\uE000]*)(.*?)(\s*)$/su, '$1**$2**$3');
}

/** Rows of dots lead the eye across a list of contents; they say nothing. */
function tidy(text: string): string {
  return text
    .replaceAll(/\u00AD/g, '')
    .replaceAll(/(?:\. ?){5,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function writeTable({ rows, hasHead, pageLines }: Table, joining: Joining): string {
  const written = rows.map((cells, at) => {
    const texts = cells.map((lines) =>
      writePlain(joinLines({ lines, skip: 0, pageLines: [] }, joining)).replaceAll('|', '/'),
    );
    const marks = at > 0 ? markPages(pageLines, at) : '';
    return `${marks}| ${texts.join(' | ')} |`;
  });
  const [head, ...others] = written;
  if (!hasHead || head === undefined) return written.join('\n');
  return [head, `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`, ...others].join('\n');
}

/** Takes our marks out again; the text between them is as long as it will stay. */
function takePageMarks(marked: string): { text: string; pageStarts: number[] } {
  const pages = marked.split(pageMark);
  let start = 0;
  const pageStarts = pages.map((page) => {
    start += page.length;
    return start;
  });
  return { text: pages.join(''), pageStarts: pageStarts.slice(0, -1) };
}
