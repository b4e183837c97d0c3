import { examLimits } from '@engram/core/limits.ts';
import type { Db } from '../../platform/db.ts';
import type { Owner, Today } from '../queue/read-today.ts';
import { noteMissed } from './catch-up/note-missed.ts';
import { type Choice, planDay } from './plan-day.ts';
import { foreseeFor } from './plan-of.ts';
import { type ExamItem, numberOf, readItems } from './read-items.ts';
import { eraseDays, insertDay, readDayRows } from './store.ts';

/** Once a day; from then on that is what the day asks, unless its learner adds cards or chooses otherwise. */
export async function chooseItems(
  db: Db,
  user: Owner,
  { exam, groupIds, today, ofDay }: Choice,
): Promise<readonly string[]> {
  const { uid } = user;
  const { day, now: plannedAt } = today;
  const items = await readItems(db, uid, { groupIds, today });
  await eraseDays(db, uid, { before: day });
  if (exam.heldOn === day) {
    const itemIds = listLeastSure(items, today);
    await insertDay(db, uid, { examId: exam.id, day, itemIds, plannedAt });
  } else {
    const planned = await planDay(db, user, { exam, groupIds, today, ofDay, items });
    const { items: candidates, means, plan } = planned;
    const itemIds = [...plan.today.back, ...plan.today.fresh];
    // Before the day is kept: once it is, what was missed is not looked for again.
    await noteMissed(db, user, { exam, groupIds, items: candidates, today, plan, means });
    await insertDay(db, uid, { examId: exam.id, day, itemIds, plannedAt });
  }
  const rows = await readDayRows(db, uid, day);
  return rows.find(({ examId }) => examId === exam.id)?.itemIds ?? [];
}

function listLeastSure(items: readonly ExamItem[], today: Today): string[] {
  const { model } = foreseeFor(today);
  const day = numberOf(today.day);
  return items
    .flatMap(({ id, memory }) =>
      memory && memory.day < day ? [{ id, recall: model.recall(memory, day) }] : [],
    )
    .toSorted((one, other) => one.recall - other.recall)
    .slice(0, examLimits.onTheDay)
    .map(({ id }) => id);
}
