import { findCode } from './blocks/find-code.ts';
import { findFormula } from './blocks/find-formula.ts';
import { findHeading } from './blocks/find-heading.ts';
import type { BlockReader, FoundBlock } from './blocks/line-reader.ts';
import { findList } from './blocks/find-list.ts';
import { findTable } from './blocks/find-table.ts';
import { parseInline } from './parse-inline.ts';
import { type Block, richLimits } from './rich-text.ts';

/**
 * Reads a rich text. It never fails and takes time in proportion to the length; what is not clearly
 * markup stays as it is written.
 */
export function parseRich(text: string): readonly Block[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  let made = 0;
  let at = 0;
  while (at < lines.length) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    if (made >= richLimits.blocks) return [...blocks, asWritten(lines.slice(at))];
    const { block, end } = findBlock(lines, at) ?? takeParagraph(lines, at);
    blocks.push(block);
    made += sizeOf(block);
    at = end;
  }
  return blocks;
}

const readers: readonly BlockReader[] = [findCode, findFormula, findHeading, findTable, findList];

function findBlock(lines: readonly string[], at: number): FoundBlock | undefined {
  for (const read of readers) {
    const found = read(lines, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lines up to an empty one, or to one that begins another block. */
function takeParagraph(lines: readonly string[], at: number): FoundBlock {
  let end = at + 1;
  while (end < lines.length && !endsParagraph(lines, end)) end += 1;
  const text = lines.slice(at, end).join('\n').trim();
  return { block: { kind: 'paragraph', inlines: parseInline(text) }, end };
}

function endsParagraph(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  // Most lines are told apart by their first sign; only the others are worth a closer look.
  if (line.trim() === '') return true;
  return (mayBegin.test(line) || line.includes('|')) && findBlock(lines, at) !== undefined;
}

const mayBegin = /^\s*(?:[`~#$\\*-]|\d{1,3}[.)])/;

function sizeOf(block: Block): number {
  if (block.kind === 'list') return block.items.length;
  if (block.kind !== 'table') return 1;
  const { header, rows } = block;
  return (rows.length + 1) * Math.max(header.length, rows[0]?.length ?? 0);
}

function asWritten(lines: readonly string[]): Block {
  return { kind: 'paragraph', inlines: [{ kind: 'text', text: lines.join('\n').trim() }] };
}
