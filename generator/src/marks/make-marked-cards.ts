import type { CardType } from '@engram/core/flashcards/card.ts';
import type { NumberedMark } from '@engram/core/marks/mark.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { underSign } from '@engram/core/questions/question-context.ts';
import type { Source } from '@engram/core/questions/question.ts';
import type { AskedMark } from './ask-mark.ts';
import { askAll } from './find-kinds.ts';
import { readText } from './read-units.ts';

/** A card, and the number of the mark that it was made of. */
export type MarkedCard = {
  type: CardType;
  front: string;
  back: string;
  source: Source;
  topic: string | null;
  mark: number;
};

/** A card for every mark that can be asked, whatever its form, in the order of their numbers. */
export function makeMarkedCards(text: string, marks: readonly NumberedMark[]): MarkedCard[] {
  const cards = marks.map((mark) => ({ ...mark, form: 'card' as const }));
  return askAll(readText(text), cards).map(({ number, asked }) => ({
    // A sentence with a gap is a question here: cards to fill in are a kind of their own (D12).
    type: asked.pair ? 'term-definition' : 'question-answer',
    front: writeFront(asked),
    back: asked.answer,
    source: asked.source,
    topic: asked.topic,
    mark: number,
  }));
}

/** A card is nothing but its two sides, wherever it goes, so that the front has it all. */
function writeFront({ text, context, pair }: AskedMark): string {
  if (!context || pair) return text;
  const { under, before } = context;
  const above = [under.join(underSign), before].filter((part) => part !== '').join('\n');
  const front = `${above}\n\n${text}`;
  return front.length <= cardLimits.maxSideLength ? front : text;
}
