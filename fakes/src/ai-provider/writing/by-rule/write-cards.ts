import type { CardType } from '@engram/core/flashcards/card.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { blank } from '@engram/core/questions/question.ts';
import type { Ask } from './read-asks.ts';
import { completes } from './write-drafts.ts';

export type RuleCard = {
  type: CardType;
  front: string;
  back: string;
  source: Source;
  topic: string | null;
};

/** The card of a type that asks for a word of a sentence. */
export function writeCard(type: CardType, { gapped, word, source, topic }: Ask): RuleCard {
  const place = { type, source, topic };
  switch (type) {
    case 'term-definition':
      return { ...place, front: word, back: gapped.replace(blank, '…') };
    case 'question-answer':
      return { ...place, front: `${completes} ${gapped}`, back: word };
    case 'fill-in-blank':
      return { ...place, front: gapped, back: word };
  }
}
