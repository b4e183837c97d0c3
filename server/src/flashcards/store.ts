import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';

export type SetKey = { userId: string; setId: string };

export type NewSet = SetKey & {
  name: string;
  description: string;
  config: object | null;
  making: object | null;
  titles: readonly string[];
  createdAt: Date;
};

export async function insertSet(tx: Tx, { config, making, titles, ...set }: NewSet): Promise<void> {
  await tx
    .insertInto('flashcardSets')
    .values({
      ...set,
      config: config && JSON.stringify(config),
      making: making && JSON.stringify(making),
      titles: [...titles],
    })
    .execute();
}

export async function hasSet(db: Db, { userId, setId }: SetKey): Promise<boolean> {
  const row = await db
    .selectFrom('flashcardSets')
    .select('setId')
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Held until the transaction ends, so that cards are added one call after the other. */
export async function holdSet(tx: Tx, { userId, setId }: SetKey): Promise<boolean> {
  const row = await tx
    .selectFrom('flashcardSets')
    .select('setId')
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countSets(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('flashcardSets')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The last studied or made first, with what a list shows of each. */
export function readSetRows(db: Db, userId: string) {
  return db
    .with('counts', (query) =>
      query
        .selectFrom('flashcards')
        .select('setId')
        .select(sql<number>`count(*)::integer`.as('cardCount'))
        .select(sql<number>`(count(*) filter (where standing = 'known'))::integer`.as('knownCount'))
        .where('userId', '=', userId)
        .groupBy('setId'),
    )
    .selectFrom('flashcardSets as sets')
    .leftJoin('counts', 'counts.setId', 'sets.setId')
    .select(['sets.setId', 'sets.name', 'sets.createdAt', 'sets.lastStudiedAt'])
    .select(sql<number>`coalesce(counts.card_count, 0)`.as('cardCount'))
    .select(sql<number>`coalesce(counts.known_count, 0)`.as('knownCount'))
    .select(ofFirstCard('front').as('firstFront'))
    .select(ofFirstCard('format').as('firstFormat'))
    .where('sets.userId', '=', userId)
    .orderBy(sql`greatest(sets.last_studied_at, sets.created_at)`, 'desc')
    .orderBy('sets.setId')
    .execute();
}

function ofFirstCard(column: 'front' | 'format') {
  return sql<string | null>`(
    select ${sql.ref(column)} from flashcards c
    where c.user_id = sets.user_id and c.set_id = sets.set_id order by place limit 1
  )`;
}

export function findSetRow(db: Db, { userId, setId }: SetKey) {
  return db
    .selectFrom('flashcardSets')
    .select(['setId', 'name', 'description', 'making', 'titles', 'createdAt', 'lastStudiedAt'])
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .executeTakeFirst();
}

/** By type, with how many of each are known or bookmarked. */
export function countCardsOfSet(db: Db, { userId, setId }: SetKey) {
  return db
    .selectFrom('flashcards')
    .select('type')
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(sql<number>`(count(*) filter (where standing = 'known'))::integer`.as('known'))
    .select(sql<number>`(count(*) filter (where is_bookmarked))::integer`.as('bookmarked'))
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .groupBy('type')
    .execute();
}

export async function updateSet(
  db: Db,
  { userId, setId }: SetKey,
  change: { name: string | undefined; description: string | undefined },
): Promise<boolean> {
  const row = await db
    .updateTable('flashcardSets')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.description === undefined ? {} : { description: change.description }),
      // So that there is something to set where nothing changes.
      setId,
    })
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .returning('setId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is none. Its cards go with it. */
export async function eraseSet(tx: Tx, { userId, setId }: SetKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('flashcardSets')
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .returning('setId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDeletedSet(tx: Tx, { userId, setId }: SetKey): Promise<void> {
  await tx
    .insertInto('deletedFlashcardSets')
    .values({ userId, setId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isDeletedSet(db: Db, { userId, setId }: SetKey): Promise<boolean> {
  const row = await db
    .selectFrom('deletedFlashcardSets')
    .select('setId')
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .executeTakeFirst();
  return row !== undefined;
}
