import {
  type Card,
  cardMakers,
  CardSource,
  cardTypes,
  type KeptCard,
  standings,
} from '@engram/core/flashcards/card.ts';
import { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { z } from 'zod';

const Stored = z.object({
  type: z.enum(cardTypes),
  format: TextFormat,
  madeBy: z.enum(cardMakers),
  standing: z.enum(standings),
  source: CardSource.nullable(),
});

type Row = Record<keyof z.infer<typeof Stored>, unknown> &
  Pick<Card, 'front' | 'back'> &
  Pick<KeptCard, 'place' | 'isBookmarked'> & { cardId: string };

/** A card of the database as its owner sees it. */
export function describeCard(row: Row): KeptCard {
  const { cardId, place, front, back, isBookmarked } = row;
  return { id: cardId, place, front, back, isBookmarked, ...Stored.parse(row) };
}
