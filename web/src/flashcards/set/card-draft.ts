import type { Card } from '@engram/core/flashcards/card.ts';
import type { Sides } from '@engram/core/flashcards/pick-cards.ts';
import { formatOf, type TextFormat } from '@engram/core/rich-text/text-format.ts';
import { writeLiteral } from '@engram/core/rich-text/write-literal.ts';
import type { TextChange } from '../../editing/text-change.ts';

/** A card while it is written. */
export type CardDraft = Sides & { format: TextFormat };

export const emptyCard: CardDraft = { front: '', back: '', format: 'rich' };

export function draftOfCard(card: Pick<Card, 'front' | 'back' | 'format'>): CardDraft {
  return { front: card.front, back: card.back, format: formatOf(card) };
}

/** With its first formula a plain card becomes a rich one, and its other side says what it said. */
export function changeCardDraft(
  draft: CardDraft,
  side: keyof Sides,
  { value, isEnriched = false }: TextChange,
): CardDraft {
  if (!isEnriched || draft.format === 'rich') return { ...draft, [side]: value };
  const { front, back } = draft;
  return { front: writeLiteral(front), back: writeLiteral(back), format: 'rich', [side]: value };
}
