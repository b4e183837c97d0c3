import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

type SetKey = { userId: string; setId: string };
export type CardKey = SetKey & { cardId: string };

export type NewCard = {
  cardId: string;
  type: string;
  front: string;
  back: string;
  source: object | null;
  madeBy: string;
};

/**
 * After the last card of the set, in their order; how many there were to add. One whose id is known
 * already stays as and where it is.
 */
export async function insertCards(
  tx: Tx,
  { userId, setId }: SetKey,
  { cards, createdAt }: { cards: readonly NewCard[]; createdAt: Date },
): Promise<number> {
  if (cards.length === 0) return 0;
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into flashcards
        (user_id, card_id, set_id, place, type, front, back, source, made_by, created_at)
      select ${userId}::uuid, card.card_id, ${setId}::uuid, last.place + card.no, card.type,
        card.front, card.back, card.source, card.made_by, ${createdAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(
        cards.map(({ cardId, madeBy, ...card }, no) => ({
          no: no + 1,
          card_id: cardId,
          made_by: madeBy,
          ...card,
        })),
      )}::jsonb) as card
        (no integer, card_id uuid, type text, front text, back text, source jsonb, made_by text), (
        select coalesce(max(place), -1) as place from flashcards
        where user_id = ${userId} and set_id = ${setId}
      ) as last
      on conflict (user_id, card_id) do nothing
      returning 1
    )
    select count(*)::integer as added from added
  `.execute(tx);
  return rows[0]?.added ?? 0;
}

/** Of these ids, those that a set of the user has. */
export async function listKnownCardIds(
  tx: Tx,
  userId: string,
  cardIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('flashcards')
    .select('cardId')
    .where('userId', '=', userId)
    .where(sql<boolean>`card_id = any(${cardIds}::uuid[])`)
    .execute();
  return rows.map(({ cardId }) => cardId);
}

export async function countCards(tx: Tx, { userId, setId }: SetKey): Promise<number> {
  const row = await tx
    .selectFrom('flashcards')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function countAllCards(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('flashcards')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export type CardPage = {
  search?: string | undefined;
  isBookmarked: boolean;
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
};

const cardColumns = ['cardId', 'setId', 'place', 'type', 'front', 'back', 'source'] as const;
const stateColumns = ['madeBy', 'standing', 'isBookmarked'] as const;

/** In their order. */
export function readCardRows(db: Db, key: SetKey, { offset, limit, ...wanted }: CardPage) {
  return selectCards(db, key, wanted)
    .select([...cardColumns, ...stateColumns])
    .orderBy('place')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countCardRows(
  db: Db,
  key: SetKey,
  wanted: Omit<CardPage, 'offset' | 'limit'>,
): Promise<number> {
  const row = await selectCards(db, key, wanted)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

function selectCards(
  db: Db,
  { userId, setId }: SetKey,
  { search, isBookmarked, ids }: Omit<CardPage, 'offset' | 'limit'>,
) {
  let cards = db.selectFrom('flashcards').where('userId', '=', userId).where('setId', '=', setId);
  if (isBookmarked) cards = cards.where('isBookmarked', '=', true);
  if (ids) cards = cards.where('cardId', 'in', ids);
  if (!search) return cards;
  // By position, so that no sign of the search means anything but itself.
  const held = sql<boolean>`
    position(lower(${search}) in lower(front)) > 0 or position(lower(${search}) in lower(back)) > 0
  `;
  return cards.where(sql<boolean>`(${held})`);
}

export type CardRow = Awaited<ReturnType<typeof readCardRows>>[number];

export async function updateCard(
  db: Db,
  { userId, setId, cardId }: CardKey,
  change: {
    front?: string | undefined;
    back?: string | undefined;
    isBookmarked?: boolean | undefined;
  },
): Promise<CardRow | undefined> {
  const isRewritten = change.front !== undefined || change.back !== undefined;
  return db
    .updateTable('flashcards')
    .set({
      ...(change.front === undefined ? {} : { front: change.front }),
      ...(change.back === undefined ? {} : { back: change.back }),
      ...(change.isBookmarked === undefined ? {} : { isBookmarked: change.isBookmarked }),
      ...(isRewritten ? { madeBy: 'owner' } : {}),
      cardId,
    })
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .where('cardId', '=', cardId)
    .returning([...cardColumns, ...stateColumns])
    .executeTakeFirst();
}

export async function eraseCard(tx: Tx, { userId, setId, cardId }: CardKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('flashcards')
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .where('cardId', '=', cardId)
    .returning('cardId')
    .executeTakeFirst();
  return row !== undefined;
}
