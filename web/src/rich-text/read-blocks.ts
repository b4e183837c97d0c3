import { parseRich } from '@engram/core/rich-text/parse-rich.ts';
import type { Block } from '@engram/core/rich-text/rich-text.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';

/** The blocks of a rich text. A screen that renders again reads none of its texts anew. */
export function readBlocks(text: string): readonly Block[] {
  const known = read.get(text);
  if (known) return known;
  const blocks = parseRich(text);
  if (read.size >= mostKept) read.clear();
  if (text.length <= mostLength) read.set(text, blocks);
  return blocks;
}

const read = new Map<string, readonly Block[]>();
const mostKept = 1_000;
/** A whole material would keep more than its screen is worth. */
const mostLength = 10_000;

/** The text where it is nothing but words of one line; undefined where there is more to draw. */
export function readWords(text: string, format: TextFormat | undefined): string | undefined {
  if (format !== 'rich') return text;
  const [block, ...others] = readBlocks(text);
  if (block === undefined) return '';
  if (block.kind !== 'paragraph' || others.length > 0) return undefined;
  const [inline, ...more] = block.inlines;
  if (inline?.kind !== 'text' || more.length > 0 || inline.text.includes('\n')) return undefined;
  return inline.text;
}
