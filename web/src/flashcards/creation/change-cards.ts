import type { Card } from '@engram/core/flashcards/card.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { guessType } from '@engram/core/flashcards/guess-type.ts';

export type CardChange =
  | { type: 'edit-card'; id: string; front?: string; back?: string; format?: TextFormat }
  | { type: 'add-card'; id: string }
  | { type: 'delete-card'; id: string }
  | {
      type: 'restore-card';
      card: Card;
      index: number;
      /** Of the set it was deleted from. */
      setId: string | undefined;
    };

/** Cards that nobody has saved yet. What is edited keeps its id, and with it its source. */
export function changeCards(cards: readonly Card[], change: CardChange): Card[] {
  switch (change.type) {
    case 'edit-card': {
      const { type: _, id, ...edited } = change;
      return cards.map((card) => (card.id === id ? fitType({ ...card, ...edited }) : card));
    }
    case 'add-card':
      return [...cards, { ...writtenCard, id: change.id }];
    case 'delete-card':
      return cards.filter(({ id }) => id !== change.id);
    case 'restore-card':
      return cards.toSpliced(change.index, 0, change.card);
  }
}

/** What was made keeps the type that it was made as. */
function fitType(card: Card): Card {
  return card.madeBy === 'owner' ? { ...card, type: guessType(card.front) } : card;
}

const writtenCard = {
  type: 'term-definition',
  format: 'rich',
  front: '',
  back: '',
  source: null,
  madeBy: 'owner',
} as const;
