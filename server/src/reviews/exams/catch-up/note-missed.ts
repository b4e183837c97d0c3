import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { costOf } from '@engram/core/exams/follow-plan.ts';
import type { ExamPlan, PlanMeans } from '@engram/core/exams/plan-exam.ts';
import { examLimits } from '@engram/core/limits.ts';
import { dayOf } from '../../../plans/periods.ts';
import type { Db } from '../../../platform/db.ts';
import type { Owner, Today } from '../../queue/read-today.ts';
import type { KeptExam } from '../list-exams.ts';
import { followFrom } from '../plan-of.ts';
import { type ExamItem, numberOf } from '../read-items.ts';
import { findLastReview } from './find-last-review.ts';
import { eraseUnchosen, insertCatchUp, listChosen } from './store.ts';

type Fixed = {
  exam: KeptExam;
  groupIds: readonly string[];
  items: readonly ExamItem[];
  today: Today;
  plan: ExamPlan;
  means: PlanMeans;
};

/** Keeps which study days just before today were missed, where there are some, and what waits since. */
export async function noteMissed(
  db: Db,
  user: Owner,
  { exam, groupIds, items, today, plan, means }: Fixed,
): Promise<void> {
  const { uid } = user;
  const { day } = today;
  await eraseUnchosen(db, uid, { examId: exam.id, before: day });
  const first = await findFirstMissed(db, user, { exam, groupIds, today });
  if (first >= day || items.length === 0) return;
  const followed = await followFrom(numberOf(first), items, means);
  const dateOf = (number: number) => addDays(day, number - numberOf(day));
  const missed = followed.asked
    .filter((one) => one.day < numberOf(day) && one.itemIds.length > 0)
    .map((one) => ({ day: dateOf(one.day), items: one.itemIds.length }));
  if (missed.length === 0) return;
  const waiting = new Set(followed.asked.flatMap(({ itemIds }) => itemIds));
  const { points, backOn } = costOf(followed, { now: plan, goal: means.terms.goal });
  await insertCatchUp(db, uid, {
    examId: exam.id,
    day,
    missed,
    waiting: putInOrder(
      items.filter(({ id }) => waiting.has(id)),
      means,
    ),
    pointsLost: points,
    backOn: backOn === null ? null : dateOf(backOn),
  });
}

/** The day after the last review or choice; the day on which the plan began cannot be missed. */
async function findFirstMissed(
  db: Db,
  user: Owner,
  { exam, groupIds, today }: Pick<Fixed, 'exam' | 'groupIds' | 'today'>,
): Promise<string> {
  const began = dayOf(exam.changedAt ?? exam.createdAt, user.timeZone);
  const chosen = (await listChosen(db, user.uid, exam.id)).at(-1)?.day;
  const from = [addDays(began, 1), addDays(today.day, -examLimits.daysBack), chosen ?? '']
    .toSorted()
    .at(-1);
  if (from === undefined || from >= today.day) return today.day;
  const last = await findLastReview(db, user, { groupIds, from, today });
  return last === undefined ? from : addDays(last, 1);
}

/** What is worth most today first, and what is new at the end. */
function putInOrder(items: readonly ExamItem[], { weigh, terms }: PlanMeans): string[] {
  const { today: day, examDay } = terms;
  const back = items
    .flatMap(({ id, memory }) =>
      memory ? [{ id, gain: weigh(memory, { day, examDay }).gain }] : [],
    )
    .toSorted((one, other) => other.gain - one.gain);
  const fresh = items.filter(({ memory }) => memory === null);
  return [...back, ...fresh].map(({ id }) => id);
}
