import { setImmediate } from 'node:timers/promises';
import { makeMemoryModel, type MemoryModel } from '@engram/core/exams/memory.ts';
import { type ExamPlan, type ExamTerms, planExam } from '@engram/core/exams/plan-exam.ts';
import { makeWeighReview } from '@engram/core/exams/weigh-review.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Owner } from '../queue/read-today.ts';
import type { KeptExam } from './list-exams.ts';
import { type ExamItem, numberOf } from './read-items.ts';

export const usualModel: MemoryModel = makeMemoryModel();
/** One for all learners: what it has weighed for one is known for the next. */
const weigh = makeWeighReview(usualModel);

type Circumstances = {
  user: Owner;
  day: string;
  msPerReview: number;
  /** What today has taken already, in reviews. */
  done: number;
};

export async function planOf(
  exam: KeptExam,
  items: readonly ExamItem[],
  { user, day, msPerReview, done }: Circumstances,
): Promise<ExamPlan> {
  const waiting = items.filter(({ isWaiting }) => isWaiting).length;
  const terms: ExamTerms = {
    began: numberOf(dayOf(exam.createdAt, user.timeZone)),
    today: numberOf(day),
    examDay: numberOf(exam.heldOn),
    goal: exam.goal / 100,
    perDay: Math.max(1, Math.floor((exam.minutesPerDay * 60_000) / msPerReview)),
    doneToday: done + waiting,
    isRestDay: (number) => exam.restDays.includes(weekdayOf(number)),
  };
  // Some tens of milliseconds of work: what else waits goes first.
  await setImmediate();
  return planExam(items, { model: usualModel, weigh, terms });
}

/** 1 is Monday; the first numbered day was a Thursday. */
function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}
