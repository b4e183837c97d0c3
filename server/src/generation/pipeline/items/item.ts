import { type CardType, cardTypes } from '@engram/core/flashcards/card.ts';
import type { CardSides } from '@engram/core/flashcards/make-card-draft.ts';
import { type QuestionType, questionTypes } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';

/** A generation makes questions or cards, never both, so one name may stand for one of each. */
export const itemTypes = [...new Set([...questionTypes, ...cardTypes])];
export type ItemType = QuestionType | CardType;
export type ItemCount = { type: ItemType; count: number };

/** A question, or a card with the question by which it is checked. */
export type ItemDraft = Draft & { card?: CardSides };

export function itemTypeOf({ type, card }: { type: QuestionType; card?: CardSides }): ItemType {
  return card?.type ?? type;
}

/** Those of these types. */
export function pickCounts<T extends ItemType>(
  types: readonly T[],
  counts: readonly ItemCount[],
): { type: T; count: number }[] {
  return counts.flatMap(({ type, count }) => {
    const own = types.find((one) => one === type);
    return own === undefined ? [] : [{ type: own, count }];
  });
}
