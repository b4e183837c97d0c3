import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import type { ReactNode } from 'react';
import { type BlockLook, drawBlocks } from './draw-blocks.tsx';
import { drawGaps } from './draw-inlines.tsx';
import { drawLines } from './draw-line.tsx';
import { readBlocks, readWords } from './read-blocks.ts';

type RichTextProps = Pick<BlockLook, 'drawGap'> & {
  text: string;
  /** Items from before the mark have none and are shown letter for letter. */
  format: TextFormat | undefined;
};

/**
 * A text of a question, a card or a material with all that it may have in it. Words alone come as
 * they are; anything more brings elements of its own, so it must not stand in a paragraph.
 */
export function RichText({
  text,
  format,
  ...look
}: RichTextProps & Pick<BlockLook, 'headingLevel'>) {
  const words = readWords(text, format);
  if (words !== undefined) return drawGaps(words, look.drawGap);
  return <BlockStack>{drawBlocks(readBlocks(text), look)}</BlockStack>;
}

/** The same where only a line may be: an option, a cell, a label, a name. */
export function RichLine({ text, format, drawGap }: RichTextProps) {
  const words = readWords(text, format);
  if (words !== undefined) return drawGaps(words, drawGap);
  return <span>{drawLines(readBlocks(text), { drawGap, isStill: true })}</span>;
}

export function BlockStack({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>;
}
