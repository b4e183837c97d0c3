import { type Card, CardSide } from '@engram/core/flashcards/card.ts';

/** Whether both sides of a card can be saved. */
export function isWritten({ front, back }: Pick<Card, 'front' | 'back'>): boolean {
  return isSide(front) && isSide(back);
}

export function isSide(text: string): boolean {
  return CardSide.safeParse(text).success;
}
