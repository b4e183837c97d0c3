import type { CardType } from '@engram/core/flashcards/card.ts';
import type { Source } from '@engram/core/questions/question.ts';
import type { Findings } from './kind.ts';

export type SureCard = {
  type: CardType;
  front: string;
  back: string;
  source: Source;
  topic: string | null;
};

/** One kind of fact as one kind of card; switched on like a kind of question. */
export type CardKind = {
  name: string;
  type: CardType;
  languages: readonly string[];
  onIn: readonly string[];
  make: (findings: Findings) => SureCard[];
};
