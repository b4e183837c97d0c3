import { setImmediate } from 'node:timers/promises';
import { type Memory, makeMemoryModel, type MemoryModel } from '@engram/core/exams/memory.ts';
import { type ExamPlan, planInSteps } from '@engram/core/exams/plan-exam.ts';
import type { PlanTerms } from '@engram/core/exams/plan-terms.ts';
import { makeWeighReview } from '@engram/core/exams/weigh-review.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Owner } from '../queue/read-today.ts';
import type { KeptExam } from './list-exams.ts';
import { type ExamItem, numberOf } from './read-items.ts';
import { isRestDay } from './rest-days.ts';

export const usualModel: MemoryModel = makeMemoryModel();
/** One for all learners: what it has weighed for one is known for the next. */
const weigh = makeWeighReview(usualModel);

type Circumstances = { user: Owner; day: string; msPerReview: number };

/** What today takes of an exam, which has taken some reviews of today already. */
export async function planToday(
  exam: KeptExam,
  items: readonly ExamItem[],
  { done, ...circumstances }: Circumstances & { done: number },
): Promise<ExamPlan['today']> {
  const waiting = items.filter(({ isWaiting }) => isWaiting).length;
  const terms = { ...termsOf(exam, circumstances), doneToday: done + waiting };
  return (await plan(items, terms)).today;
}

/** The days from tomorrow on, when what is left of today is done. */
export async function planFromTomorrow(
  exam: KeptExam,
  items: readonly ExamItem[],
  { left, ...circumstances }: Circumstances & { left: ReadonlySet<string> },
): Promise<ExamPlan> {
  const terms = termsOf(exam, circumstances);
  const { today, examDay } = terms;
  const review = (memory: Memory | null): Memory =>
    memory
      ? { ...weigh(memory, { day: today, examDay }).after, day: today }
      : usualModel.begin(today);
  const then = items.map((item) =>
    left.has(item.id) ? { ...item, memory: review(item.memory) } : item,
  );
  return plan(then, { ...terms, today: today + 1 });
}

/** Some tens of milliseconds at a time: what else waits goes first. */
async function plan(items: readonly ExamItem[], terms: PlanTerms): Promise<ExamPlan> {
  const steps = planInSteps(items, { model: usualModel, weigh, terms });
  for (;;) {
    await setImmediate();
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function termsOf(exam: KeptExam, { user, day, msPerReview }: Circumstances): PlanTerms {
  return {
    began: numberOf(dayOf(exam.createdAt, user.timeZone)),
    today: numberOf(day),
    examDay: numberOf(exam.heldOn),
    goal: exam.goal / 100,
    perDay: Math.max(1, Math.floor((exam.minutesPerDay * 60_000) / msPerReview)),
    isRestDay: (number) => isRestDay(exam, number),
  };
}
