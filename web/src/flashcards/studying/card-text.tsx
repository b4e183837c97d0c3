import type { Card } from '@engram/core/flashcards/card.ts';
import { blank } from '@engram/core/questions/question.ts';
import { readPlain } from '@engram/core/rich-text/read-plain.ts';
import { formatOf } from '@engram/core/rich-text/text-format.ts';
import type { ReactNode } from 'react';
import { drawGapLine } from '../../questions/blanked-text.tsx';
import { RichLine, RichText } from '../../rich-text/rich-text.tsx';

type Sides = Pick<Card, 'format' | 'front' | 'back'>;

/** The words of the front, with a line where some are missing, under what their sentence stands in. */
export function frontOf({ front, format }: Omit<Sides, 'back'>, drawGap = drawGapLine): ReactNode {
  const at = findSentence(front);
  if (at === 0) return <RichText text={front} format={format} drawGap={drawGap} />;
  return (
    <>
      <span className="mb-3 block text-[1rem] leading-normal tracking-normal text-pretty whitespace-pre-line text-ink-2">
        <RichLine text={front.slice(0, at - paragraph.length)} format={format} />
      </span>
      <RichText text={front.slice(at)} format={format} drawGap={drawGap} />
    </>
  );
}

/** The same with the missing words in their place; where several are missing the lines stay. */
export function filledFrontOf(card: Sides): ReactNode {
  if (!hasOneGap(card.front)) return frontOf(card);
  return frontOf(card, () => (
    <mark className="mark-stroke">
      <RichLine text={card.back} format={card.format} />
    </mark>
  ));
}

/** The back; of a gap its whole sentence, unless the quote below it is just that. */
export function backOf(card: Sides & Pick<Card, 'source'>): ReactNode {
  const { front, back, format, source } = card;
  const filled = front.slice(findSentence(front)).replace(blank, () => back);
  if (!hasOneGap(front) || source?.quote.includes(filled) === true) {
    return <RichText text={back} format={format} />;
  }
  return filledFrontOf(card);
}

function hasOneGap(front: string): boolean {
  return front.split(blank).length === 2;
}

const paragraph = '\n\n';

/** Where the sentence with the gap begins, after what it stands in. */
function findSentence(front: string): number {
  const gap = front.indexOf(blank);
  const at = gap < 0 ? -1 : front.lastIndexOf(paragraph, gap);
  return at < 0 ? 0 : at + paragraph.length;
}

/** A side in a list, where it is one line. */
export function CardLine({ text, format }: { text: string; format: Card['format'] }): ReactNode {
  return <RichLine text={text} format={format} drawGap={drawGapLine} />;
}

/** A side as it is said. */
export function readSide(card: Sides, side: 'front' | 'back'): string {
  return readPlain(card[side], formatOf(card));
}
