import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { hasMention, mentionsIn } from '../../platform/picture-mentions.ts';

type SetKey = { userId: string; setId: string };
export type CardKey = SetKey & { cardId: string };

export type NewCard = {
  cardId: string;
  type: string;
  format: string;
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
        (user_id, card_id, set_id, place, type, format, front, back, source, made_by,
         created_at)
      select ${userId}::uuid, card.card_id, ${setId}::uuid, last.place + card.no, card.type,
        card.format, card.front, card.back, card.source, card.made_by, ${createdAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(
        cards.map(({ cardId, madeBy, ...card }, no) => ({
          no: no + 1,
          card_id: cardId,
          made_by: madeBy,
          ...card,
        })),
      )}::jsonb) as card
        (
          no integer, card_id uuid, type text, format text, front text, back text, source jsonb,
          made_by text
        ), (
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

const cardColumns = ['cardId', 'setId', 'place', 'type', 'format', 'front', 'back'] as const;
const stateColumns = ['source', 'madeBy', 'standing', 'isBookmarked'] as const;

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
    format?: string | undefined;
    isBookmarked?: boolean | undefined;
  },
): Promise<CardRow | undefined> {
  const isRewritten = change.front !== undefined || change.back !== undefined;
  return db
    .updateTable('flashcards')
    .set({
      ...(change.front === undefined ? {} : { front: change.front }),
      ...(change.back === undefined ? {} : { back: change.back }),
      ...(change.format === undefined ? {} : { format: change.format }),
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

export function findCardRow(
  db: Db,
  { userId, setId, cardId }: CardKey,
): Promise<CardRow | undefined> {
  return db
    .selectFrom('flashcards')
    .select([...cardColumns, ...stateColumns])
    .where('userId', '=', userId)
    .where('setId', '=', setId)
    .where('cardId', '=', cardId)
    .executeTakeFirst();
}

/** Where a card is in its set, or was when it was deleted. */
export async function findPlace(
  tx: Tx,
  { userId, setId, cardId }: CardKey,
): Promise<number | undefined> {
  const { rows } = await sql<{ place: number }>`
    select place from flashcards
    where user_id = ${userId} and set_id = ${setId} and card_id = ${cardId}
    union all
    select (card ->> 'place')::integer from removed_flashcards
    where user_id = ${userId} and set_id = ${setId} and card_id = ${cardId}
    limit 1
  `.execute(tx);
  return rows[0]?.place;
}

/** Behind this place; those between make room. */
export async function setPlace(
  tx: Tx,
  { userId, setId, cardId }: CardKey,
  { from, behind }: { from: number; behind: number },
): Promise<void> {
  const isUp = behind < from;
  const to = isUp ? behind + 1 : behind;
  const [first, last] = isUp ? [to, from] : [from, to];
  await sql`
    update flashcards
    set place = case when card_id = ${cardId}::uuid then ${to}::integer else place + ${isUp ? 1 : -1}::integer end
    where user_id = ${userId} and set_id = ${setId} and place between ${first} and ${last}
  `.execute(tx);
}

/** As it is, before it is deleted. */
export async function insertRemoved(
  tx: Tx,
  { userId, setId, cardId }: CardKey,
  removedAt: Date,
): Promise<void> {
  await sql`
    insert into removed_flashcards (user_id, card_id, set_id, card, removed_at)
    select c.user_id, c.card_id, c.set_id, to_jsonb(c), ${removedAt}::timestamptz
    from flashcards c
    where c.user_id = ${userId} and c.set_id = ${setId} and c.card_id = ${cardId}
    on conflict (user_id, card_id) do update set
      set_id = excluded.set_id, card = excluded.card, removed_at = excluded.removed_at
  `.execute(tx);
}

/** A deleted card with all its columns; what has taken its place makes room. */
export async function insertRestored(tx: Tx, { userId, setId, cardId }: CardKey): Promise<void> {
  await sql`
    update flashcards c set place = c.place + 1
    from removed_flashcards r
    where r.user_id = ${userId} and r.set_id = ${setId} and r.card_id = ${cardId}
      and c.user_id = r.user_id and c.set_id = r.set_id and c.place >= (r.card ->> 'place')::integer
      and exists (
        select 1 from flashcards taken
        where taken.user_id = r.user_id and taken.set_id = r.set_id
          and taken.place = (r.card ->> 'place')::integer
      )
  `.execute(tx);
  await sql`
    insert into flashcards
      (user_id, card_id, set_id, place, type, format, front, back, source, made_by, standing,
       is_bookmarked, created_at)
    select r.user_id, r.card_id, r.set_id, card.place, card.type, coalesce(card.format, 'plain'),
      card.front, card.back, card.source, card.made_by, card.standing, card.is_bookmarked, card.created_at
    from removed_flashcards r, jsonb_populate_record(null::flashcards, r.card) as card
    where r.user_id = ${userId} and r.set_id = ${setId} and r.card_id = ${cardId}
    on conflict (user_id, card_id) do nothing
  `.execute(tx);
}

/** Where a moment is given, only what was deleted until then. */
export async function eraseRemoved(
  db: Db,
  { userId, cardId, removedAt }: Pick<CardKey, 'userId' | 'cardId'> & { removedAt?: Date },
): Promise<void> {
  const any = db
    .deleteFrom('removedFlashcards')
    .where('userId', '=', userId)
    .where('cardId', '=', cardId);
  await (removedAt ? any.where('removedAt', '<=', removedAt) : any).execute();
}

/** The ids of the pictures that the cards of an owner show, also of those that can be brought back. */
export async function listPicturesOfCards(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select found[1] as id from flashcards, ${mentionsIn('front')} as found
    where user_id = ${userId} and ${hasMention('front')}
    union select found[1] from flashcards, ${mentionsIn('back')} as found
    where user_id = ${userId} and ${hasMention('back')}
    union select found[1] from removed_flashcards, ${mentionsIn('card')} as found
    where user_id = ${userId} and ${hasMention('card')}
  `.execute(db);
  return rows.map(({ id }) => id);
}
