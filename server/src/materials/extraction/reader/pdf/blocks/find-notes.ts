import { type Block, isText, type TextBlock } from './block.ts';

/**
 * Finds the footnotes of a page, which begin with a small raised number, or with a number in
 * smaller letters near its foot.
 */
export function findNotes(blocks: readonly Block[], foot: Foot): Block[] {
  return blocks.map((block) => asNote(block, foot));
}

export type Foot = { bodySize: number; height: number };

function asNote(block: Block, { bodySize, height }: Foot): Block {
  if (!isText(block)) return block;
  const [line] = block.lines;
  const [span] = line?.spans ?? [];
  if (!line || !span) return block;
  if (span.isRaised && isNumber(span.text))
    return toNote(block, span.text.trim(), span.text.length);
  const isSmall = line.size < 0.93 * bodySize && line.y > 0.5 * height;
  const number = isSmall ? /^\[?(\d{1,3})[\].)]? +(?=\S)/.exec(line.text) : null;
  return number?.[1] ? toNote(block, number[1], number[0].length) : block;
}

function toNote(block: TextBlock, mark: string, skip: number): TextBlock {
  return { ...block, kind: 'note', mark, skip };
}

function isNumber(text: string): boolean {
  return /^\s*\d{1,3}\s*$/.test(text);
}
