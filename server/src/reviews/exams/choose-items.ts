import { examLimits } from '@engram/core/limits.ts';
import type { Db } from '../../platform/db.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import type { Owner, Today } from '../queue/read-today.ts';
import type { CountingEntry } from '../read-log.ts';
import { noteMissed } from './catch-up/note-missed.ts';
import { listChosen } from './catch-up/store.ts';
import type { KeptExam } from './list-exams.ts';
import { letRest, meansOfToday, planToday, foreseeFor } from './plan-of.ts';
import { type ExamItem, numberOf, readItems } from './read-items.ts';
import { readTests } from './read-tests.ts';
import { eraseDays, insertDay, readDayRows } from './store.ts';

type Choice = {
  exam: KeptExam;
  groupIds: readonly string[];
  today: Today;
  ofDay: readonly CountingEntry[];
};

/** Once a day; from then on that is what the day asks, unless its learner chooses otherwise. */
export async function chooseItems(
  db: Db,
  user: Owner,
  { exam, groupIds, today, ofDay }: Choice,
): Promise<readonly string[]> {
  const { uid } = user;
  const { day } = today;
  const items = await readItems(db, uid, { groupIds, today });
  await eraseDays(db, uid, { before: day });
  if (exam.heldOn === day) {
    const itemIds = listLeastSure(items, today);
    await insertDay(db, uid, { examId: exam.id, day, itemIds });
  } else {
    const chosen = await listChosen(db, uid, exam.id);
    const letGo = new Set(chosen.flatMap((one) => one.letGo));
    const candidates = letRest(items, { exam, letGo, today });
    const circumstances = {
      user,
      today,
      msPerReview: await timePerReview(db, uid, today.now),
      tests: await readTests(db, user, { exam, groupIds, day }),
    };
    const means = meansOfToday(exam, candidates, { ...circumstances, done: ofDay.length });
    const plan = await planToday(candidates, means);
    const itemIds = [...plan.today.back, ...plan.today.fresh];
    // Before the day is kept: once it is, what was missed is not looked for again.
    await noteMissed(db, user, { exam, groupIds, items: candidates, today, plan, means });
    await insertDay(db, uid, { examId: exam.id, day, itemIds });
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
