import { pickDue, roomOf } from '@engram/core/reviews/due-today.ts';
import { listNewCards } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import { type ItemKind, readDueRows, type ScheduleRow } from '../store.ts';
import type { Owner, Today } from './read-today.ts';

/** Something that today's review asks. */
export type DueItem = {
  itemId: string;
  kind: ItemKind;
  /** Its set or test. */
  groupId: string;
  /** Undefined for a card that was never reviewed. */
  row: ScheduleRow | undefined;
};

/**
 * What is due today, in the order in which it is asked; all of it, or the first of it. Every number of
 * what is due is a count of this list.
 */
export async function listDue(
  db: Db,
  { uid }: Owner,
  today: Today,
  most = Number.POSITIVE_INFINITY,
): Promise<DueItem[]> {
  const { now, end } = today;
  const room = roomOf(today.settings, today.done);
  const again = await readDueRows(db, uid, { before: justAfter(now), limit: most, by: 'minutes' });
  const backMost = Math.min(most - again.length, room.back);
  const back = await readDueRows(db, uid, { before: end, limit: backMost, by: 'days' });
  const freshMost = Math.min(most - again.length - back.length, room.fresh);
  const fresh = freshMost > 0 ? await listNewCards(db, uid, freshMost) : [];
  const candidates = {
    again: again.map(reviewed),
    back: back.map(reviewed),
    fresh: fresh.map(({ cardId, setId }) => neverReviewed(cardId, setId)),
  };
  return pickDue(candidates, room);
}

function reviewed(row: ScheduleRow): DueItem {
  const { itemId, groupId } = row;
  return { itemId, kind: row.kind === 'card' ? 'card' : 'question', groupId, row };
}

function neverReviewed(itemId: string, groupId: string): DueItem {
  return { itemId, kind: 'card', groupId, row: undefined };
}

function justAfter(moment: Date): Date {
  return new Date(moment.getTime() + 1);
}
