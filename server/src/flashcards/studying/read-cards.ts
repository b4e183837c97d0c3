import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { Db } from '../../platform/db.ts';
import { describeCard } from '../describe-card.ts';
import {
  findCardSince,
  findSetsOfCards,
  readCardsById,
  readCardsOfSets,
  readNewCards,
  readSetNames,
} from './store.ts';

/** A card with the set that it is of. */
export type PlacedCard = { card: KeptCard; setId: string; setName: string };

/** What is gone is left out. */
export async function readCards(
  db: Db,
  userId: string,
  cardIds: readonly string[],
): Promise<Map<string, PlacedCard>> {
  const rows = await readCardsById(db, userId, cardIds);
  return new Map(
    rows.map((row) => [
      row.cardId,
      { card: describeCard(row), setId: row.setId, setName: row.setName },
    ]),
  );
}

/** The set of each card that is there. */
export async function findSets(
  db: Db,
  userId: string,
  cardIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await findSetsOfCards(db, userId, cardIds);
  return new Map(rows.map(({ cardId, setId }) => [cardId, setId]));
}

/** Cards that were never reviewed, set after set, but for some sets. */
export function listNewCards(
  db: Db,
  userId: string,
  { except = [], limit }: { except?: readonly string[]; limit: number },
): Promise<{ cardId: string; setId: string }[]> {
  return readNewCards(db, userId, { except, limit });
}

/** All cards of some sets, in their order, set after set as they are given. */
export async function listCardsOf(
  db: Db,
  userId: string,
  { setIds, limit }: { setIds: readonly string[]; limit: number },
): Promise<{ cardId: string; setId: string }[]> {
  const cards = await readCardsOfSets(db, userId, { setIds, limit });
  const bySet = Map.groupBy(cards, ({ setId }) => setId);
  return setIds.flatMap((setId) => bySet.get(setId) ?? []);
}

/** Whether one of them has a card that was made after a moment. */
export async function hasCardsSince(
  db: Db,
  userId: string,
  wanted: { setIds: readonly string[]; since: Date },
): Promise<boolean> {
  return (await findCardSince(db, userId, wanted)) !== undefined;
}

export async function nameSets(
  db: Db,
  userId: string,
  setIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readSetNames(db, userId, setIds);
  return new Map(rows.map(({ setId, name }) => [setId, name]));
}
