import { endOfMinutes, pickDue, roomOf } from '@engram/core/reviews/due-today.ts';
import { findSets, listNewCards } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import { type ExamDay, readExamDay } from '../exams/read-exam-day.ts';
import { type ItemKind, readDueRows, readRowsThere, type ScheduleRow } from '../store.ts';
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
  owner: Owner,
  today: Today,
  most = Number.POSITIVE_INFINITY,
): Promise<DueItem[]> {
  const { uid } = owner;
  const { now, end } = today;
  const exams = await readExamDay(db, owner, today);
  const except = [...exams.groupIds];
  const room = roomOf(today.settings, exams.doneElsewhere);
  const before = justAfter(endOfMinutes(now));
  const inMinutes = await readDueRows(db, uid, { before, limit: most, by: 'minutes' });
  const again = inMinutes.filter((row) => row.due <= now);
  const asked = (await listAsked(db, uid, { ...exams, inMinutes })).slice(0, most - again.length);
  const backMost = Math.min(most - again.length - asked.length, room.back);
  const back = await readDueRows(db, uid, { before: end, limit: backMost, by: 'days', except });
  const limit = Math.min(most - again.length - asked.length - back.length, room.fresh);
  const fresh = limit > 0 ? await listNewCards(db, uid, { except, limit }) : [];
  const candidates = {
    again: again.map(reviewed),
    asked,
    back: back.map(reviewed),
    fresh: fresh.map(({ cardId, setId }) => neverReviewed(cardId, setId)),
    waiting: inMinutes.slice(again.length).map(reviewed),
  };
  return pickDue(candidates, room).slice(0, most);
}

/** What is left of what exams ask of today; what was deleted since is left out. */
async function listAsked(
  db: Db,
  userId: string,
  { itemIds: ofDay, done, inMinutes }: ExamDay & { inMinutes: readonly ScheduleRow[] },
): Promise<DueItem[]> {
  const listed = new Set(inMinutes.map(({ itemId }) => itemId));
  const itemIds = ofDay.filter((id) => !listed.has(id));
  if (itemIds.length === 0) return [];
  const rows = await readRowsThere(db, userId, itemIds);
  const rowOf = new Map(rows.map((row) => [row.itemId, row]));
  const sets = await findSets(
    db,
    userId,
    itemIds.filter((id) => !rowOf.has(id)),
  );
  return itemIds.flatMap((itemId) => {
    const row = rowOf.get(itemId);
    if (row) return done.has(row.itemNumber) ? [] : [reviewed(row)];
    const setId = sets.get(itemId);
    return setId === undefined ? [] : [neverReviewed(itemId, setId)];
  });
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
