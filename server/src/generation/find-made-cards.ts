import type { Card } from '@engram/core/flashcards/card.ts';
import { Making } from '@engram/core/generation/making.ts';
import type { Db } from '../platform/db.ts';
import { readItems } from './read-generation.ts';
import { findCardsRow, type GenerationKey } from './store.ts';
import { StoredCardsRequest } from './stored-request.ts';

/** What came of a generation of cards, for whoever keeps it. */
export type MadeCards = {
  /** Null while it runs, and when it failed or was cancelled. */
  making: Making | null;
  cards: ReadonlyMap<string, Card>;
  /** Of the files or texts that the material was joined of. */
  titles: string[];
};

/** Another user's is as if it were not there, and so is one that made questions. */
export async function findMadeCards(db: Db, key: GenerationKey): Promise<MadeCards | undefined> {
  const row = await findCardsRow(db, key);
  if (!row) return undefined;
  const items = await readItems(db, key);
  return {
    making: Making.nullable().parse(row.making),
    cards: new Map(items.flatMap(({ card }) => (card ? [[card.id, card] as const] : []))),
    titles: StoredCardsRequest.parse(row.request).parts.map(({ title }) => title),
  };
}
