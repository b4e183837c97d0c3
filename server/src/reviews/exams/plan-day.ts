import type { ExamPlan, PlanMeans } from '@engram/core/exams/plan-exam.ts';
import type { Db } from '../../platform/db.ts';
import { timePerReview } from '../progress/time-per-review.ts';
import type { Owner, Today } from '../queue/read-today.ts';
import type { CountingEntry } from '../read-log.ts';
import { listChosen } from './catch-up/store.ts';
import type { KeptExam } from './list-exams.ts';
import { letRest, meansOfToday, planToday } from './plan-of.ts';
import type { ExamItem } from './read-items.ts';
import { readTests } from './read-tests.ts';

/** An exam and what it asks, on a day of which some has been done. */
export type Choice = {
  exam: KeptExam;
  groupIds: readonly string[];
  today: Today;
  ofDay: readonly CountingEntry[];
};

type DayPlan = { items: readonly ExamItem[]; means: PlanMeans; plan: ExamPlan };

/** The days from today on, with what is left of today. */
export async function planDay(
  db: Db,
  user: Owner,
  { exam, groupIds, today, ofDay, items }: Choice & { items: readonly ExamItem[] },
): Promise<DayPlan> {
  const { uid } = user;
  const chosen = await listChosen(db, uid, exam.id);
  const letGo = new Set(chosen.flatMap((one) => one.letGo));
  const candidates = letRest(items, { exam, letGo, today });
  const means = meansOfToday(exam, candidates, {
    user,
    today,
    msPerReview: await timePerReview(db, uid, today.now),
    tests: await readTests(db, user, { exam, groupIds, day: today.day }),
    done: ofDay.length,
  });
  return { items: candidates, means, plan: await planToday(candidates, means) };
}
