import type { Card } from '@engram/core/flashcards/card.ts';
import { blank } from '@engram/core/questions/question.ts';
import { readPlain } from '@engram/core/rich-text/read-plain.ts';
import { formatOf } from '@engram/core/rich-text/text-format.ts';
import type { ReactNode } from 'react';
import { drawGapLine } from '../../questions/blanked-text.tsx';
import { RichLine, RichText } from '../../rich-text/rich-text.tsx';

type Sides = Pick<Card, 'format' | 'front' | 'back'>;

/** The words of the front, with a line where some are missing, under what their sentence stands in. */
export function frontOf({ front, format }: Omit<Sides, 'back'>): ReactNode {
  const at = front.includes(blank) ? front.lastIndexOf('\n\n', front.indexOf(blank)) : -1;
  if (at < 0) return <RichText text={front} format={format} drawGap={drawGapLine} />;
  return (
    <>
      <span className="mb-3 block text-[1rem] leading-normal tracking-normal text-pretty whitespace-pre-line text-ink-2">
        <RichLine text={front.slice(0, at)} format={format} />
      </span>
      <RichText text={front.slice(at + 2)} format={format} drawGap={drawGapLine} />
    </>
  );
}

/** A side in a list, where it is one line. */
export function CardLine({ text, format }: { text: string; format: Card['format'] }): ReactNode {
  return <RichLine text={text} format={format} drawGap={drawGapLine} />;
}

/** A side as it is said. */
export function readSide(card: Sides, side: 'front' | 'back'): string {
  return readPlain(card[side], formatOf(card));
}
