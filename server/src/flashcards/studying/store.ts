import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { writePlainArray } from '../../platform/plain-array.ts';

/** Of any set, with its name. */
export function readCardsById(db: Db, userId: string, cardIds: readonly string[]) {
  return db
    .selectFrom('flashcards')
    .innerJoin('flashcardSets', (join) =>
      join
        .onRef('flashcardSets.userId', '=', 'flashcards.userId')
        .onRef('flashcardSets.setId', '=', 'flashcards.setId'),
    )
    .select(['cardId', 'flashcards.setId', 'place', 'type', 'format', 'front', 'back'])
    .select(['source', 'madeBy', 'standing', 'isBookmarked'])
    .select('flashcardSets.name as setName')
    .where('flashcards.userId', '=', userId)
    .where(sql<boolean>`flashcards.card_id = any(${cardIds}::uuid[])`)
    .execute();
}

/** Which set each is of; what is gone is left out. */
export function findSetsOfCards(db: Db, userId: string, cardIds: readonly string[]) {
  return db
    .selectFrom('flashcards')
    .select(['cardId', 'setId'])
    .where('userId', '=', userId)
    .where(sql<boolean>`card_id = any(${cardIds}::uuid[])`)
    .execute();
}

/** Never reviewed, set after set. */
export function readNewCards(
  db: Db,
  userId: string,
  { except, limit }: { except: readonly string[]; limit: number },
) {
  return db
    .selectFrom('flashcards')
    .select(['cardId', 'setId'])
    .where('userId', '=', userId)
    .where('standing', '=', 'new')
    .where(sql<boolean>`set_id <> all(${writePlainArray(except)}::uuid[])`)
    .orderBy('setId')
    .orderBy('place')
    .limit(limit)
    .execute();
}

export function readCardsOfSets(
  db: Db,
  userId: string,
  { setIds, limit }: { setIds: readonly string[]; limit: number },
) {
  return db
    .selectFrom('flashcards')
    .select(['cardId', 'setId'])
    .where('userId', '=', userId)
    .where(sql<boolean>`set_id = any(${writePlainArray(setIds)}::uuid[])`)
    .orderBy('setId')
    .orderBy('place')
    .limit(limit)
    .execute();
}

export function findCardSince(
  db: Db,
  userId: string,
  { setIds, since }: { setIds: readonly string[]; since: Date },
) {
  return db
    .selectFrom('flashcards')
    .select('cardId')
    .where('userId', '=', userId)
    .where(sql<boolean>`set_id = any(${writePlainArray(setIds)}::uuid[])`)
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst();
}

export type Studied = { cardId: string; standing: string };

/** One statement; a card whose standing stays the same is not written. */
export async function setStandings(
  tx: Tx,
  userId: string,
  { cards, sets }: { cards: readonly Studied[]; sets: readonly { setId: string; at: Date }[] },
): Promise<void> {
  await sql`
    with moved as (
      update flashcards set standing = studied.standing
      from unnest(
        ${writePlainArray(cards.map(({ cardId }) => cardId))}::uuid[],
        ${writePlainArray(cards.map(({ standing }) => standing))}::text[]
      ) as studied (card_id, standing)
      where flashcards.user_id = ${userId} and flashcards.card_id = studied.card_id
        and flashcards.standing <> studied.standing
    )
    update flashcard_sets set last_studied_at = studied.at
    from unnest(
      ${sets.map(({ setId }) => setId)}::uuid[],
      ${sets.map(({ at }) => at)}::timestamptz[]
    ) as studied (set_id, at)
    where flashcard_sets.user_id = ${userId} and flashcard_sets.set_id = studied.set_id
      and flashcard_sets.last_studied_at is distinct from
        greatest(flashcard_sets.last_studied_at, studied.at)
  `.execute(tx);
}

/** What a set is called; what is gone is left out. */
export function readSetNames(db: Db, userId: string, setIds: readonly string[]) {
  return db
    .selectFrom('flashcardSets')
    .select(['setId', 'name'])
    .where('userId', '=', userId)
    .where(sql<boolean>`set_id = any(${setIds}::uuid[])`)
    .execute();
}
