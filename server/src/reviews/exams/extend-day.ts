import { takeWhatFits } from '@engram/core/exams/take-what-fits.ts';
import { hasCardsSince } from '../../flashcards/studying/read-cards.ts';
import type { Db } from '../../platform/db.ts';
import type { Owner } from '../queue/read-today.ts';
import { readCatchUps } from './catch-up/store.ts';
import { type Choice, planDay } from './plan-day.ts';
import { type ExamItem, numberOf, readItems } from './read-items.ts';
import { type DayRow, extendDayRow } from './store.ts';

/**
 * What a day asks, with the cards that were made since it was chosen: all that it asks already stays,
 * and the rest of its room is planned anew. What was missed in a test today comes back tomorrow.
 */
export async function extendDay(
  db: Db,
  user: Owner,
  { row, ...choice }: Choice & { row: DayRow },
): Promise<readonly string[]> {
  const { uid } = user;
  const { exam, groupIds, today } = choice;
  const { day } = today;
  if (exam.heldOn === day) return row.itemIds;
  const isNew = { setIds: groupIds, since: row.plannedAt };
  if (!(await hasCardsSince(db, uid, isNew))) return row.itemIds;
  const catchUp = (await readCatchUps(db, uid, exam.id)).find((one) => one.day === day);
  const kept = new Set([...row.itemIds, ...(catchUp?.replaced ?? [])]);
  const all = (await readItems(db, uid, { groupIds, today })).filter(
    ({ id, kind, memory }) => kind === 'card' || memory !== null || kept.has(id),
  );
  // What was chosen for today is begun before other new things.
  const inOrder = [
    ...all.filter(({ id }) => kept.has(id)),
    ...all.filter(({ id }) => !kept.has(id)),
  ];
  const { items, means, plan } = await planDay(db, user, { ...choice, items: inOrder });
  const isLeft = ({ reviewedOn }: ExamItem) => reviewedOn !== numberOf(day);
  const byId = new Map(items.filter(isLeft).map((item) => [item.id, item]));
  const find = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const wanted = find([...plan.today.back, ...plan.today.fresh]);
  const addedTo = (ids: readonly string[]) => takeWhatFits({ asked: find(ids), wanted }, means);
  return extendDayRow(db, uid, {
    examId: exam.id,
    day,
    before: row,
    added: addedTo(row.itemIds),
    // What the undoing of a choice puts back grows with it.
    addedToReplaced: catchUp?.replaced ? addedTo(catchUp.replaced) : [],
    now: today.now,
  });
}
