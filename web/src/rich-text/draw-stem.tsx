import type { Block, Inline } from '@engram/core/rich-text/rich-text.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import type { ReactNode } from 'react';
import { drawBlocks } from './draw-blocks.tsx';
import { drawGaps, type InlineLook } from './draw-inlines.tsx';
import { drawLines } from './draw-line.tsx';
import { readBlocks, readWords } from './read-blocks.ts';
import { BlockStack } from './rich-text.tsx';

type Stem = {
  /** What asks, for a heading. */
  asked: ReactNode;
  /** Code, tables, pictures and formulas before and after it, which no heading may hold. */
  above?: ReactNode;
  below?: ReactNode;
};

type Asked = { text: string; format?: TextFormat | undefined };

type StemLook = InlineLook & {
  /** The heading is inside of what is pressed itself; what is around it is not. */
  isHeadingStill?: boolean;
};

/** The text of a question in the parts that its heading and what is around it are made of. */
export function drawStem(
  { text, format }: Asked,
  { isHeadingStill = false, ...look }: StemLook = {},
): Stem {
  const words = readWords(text, format);
  if (words !== undefined) return { asked: drawGaps(words, look.drawGap) };
  const blocks = readBlocks(text);
  const first = Math.max(0, blocks.findIndex(isSaid));
  const next = blocks.findIndex((block, place) => place > first && !isSaid(block));
  const end = next < 0 ? blocks.length : next;
  // Each in its turn, as the gaps are counted.
  const above = stack(blocks.slice(0, first), look);
  const inHeading = isHeadingStill ? { ...look, isStill: true } : look;
  const asked = <span>{drawLines(blocks.slice(first, end), inHeading)}</span>;
  const below = stack(blocks.slice(end), look);
  return { asked, above, below };
}

function stack(blocks: readonly Block[], look: InlineLook): ReactNode {
  if (blocks.length === 0) return undefined;
  return <BlockStack>{drawBlocks(blocks, look)}</BlockStack>;
}

/** A paragraph that is more than a picture. */
function isSaid(block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return false;
  return block.inlines.some(isWord);
}

function isWord(inline: Inline): boolean {
  if (inline.kind === 'picture') return false;
  return inline.kind !== 'text' || inline.text.trim() !== '';
}
