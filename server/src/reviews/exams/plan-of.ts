import { setImmediate } from 'node:timers/promises';
import { isKnownWell } from '@engram/core/exams/catch-up.ts';
import { type Followed, followInSteps } from '@engram/core/exams/follow-plan.ts';
import { type Memory, makeMemoryModel, type MemoryModel } from '@engram/core/exams/memory.ts';
import { type ExamPlan, type PlanMeans, planInSteps } from '@engram/core/exams/plan-exam.ts';
import type { PlanTerms } from '@engram/core/exams/plan-terms.ts';
import { makeWeighReview, type WeighReview } from '@engram/core/exams/weigh-review.ts';
import { type Parameters, usualParameters } from '@engram/core/reviews/parameters.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Owner, Today } from '../queue/read-today.ts';
import type { KeptExam } from './list-exams.ts';
import type { TestOnDay } from './read-tests.ts';
import { type ExamItem, numberOf } from './read-items.ts';
import { isRestDay } from './rest-days.ts';

export type Foresight = { model: MemoryModel; weigh: WeighReview };

/**
 * Of what is usual there is one for all learners: what it has weighed for one is known for the next.
 * Others go with the parameters they are made of.
 */
const foresights = new WeakMap<Parameters, Foresight>();

/** How the memory of a learner will go on. */
export function foreseeFor({ parameters }: Pick<Today, 'parameters'>): Foresight {
  const own = parameters ?? usualParameters;
  const known = foresights.get(own);
  if (known) return known;
  const model = makeMemoryModel(own);
  const foresight = { model, weigh: makeWeighReview(model) };
  foresights.set(own, foresight);
  return foresight;
}

/** Where and when somebody studies, and the days that have a practice test. */
export type Circumstances = {
  user: Owner;
  today: Pick<Today, 'day' | 'parameters'>;
  msPerReview: number;
  tests: readonly TestOnDay[];
};

/** What a day is planned with that has taken some reviews already. */
export function meansOfToday(
  exam: KeptExam,
  items: readonly ExamItem[],
  { done, ...circumstances }: Circumstances & { done: number },
): PlanMeans {
  const waiting = items.filter(({ isWaiting }) => isWaiting).length;
  const terms = { ...termsOf(exam, circumstances), doneToday: done + waiting };
  return { ...foreseeFor(circumstances.today), terms };
}

/** The days from today on. */
export function planToday(items: readonly ExamItem[], means: PlanMeans): Promise<ExamPlan> {
  return inPieces(planInSteps(items, means));
}

/** The days from tomorrow on, when what is left of today is done. */
export async function planFromTomorrow(
  exam: KeptExam,
  items: readonly ExamItem[],
  { left, ...circumstances }: Circumstances & { left: ReadonlySet<string> },
): Promise<ExamPlan> {
  const terms = termsOf(exam, circumstances);
  const { today, examDay } = terms;
  const { model, weigh } = foreseeFor(circumstances.today);
  const review = (memory: Memory | null): Memory =>
    memory ? { ...weigh(memory, { day: today, examDay }).after, day: today } : model.begin(today);
  const then = items.map((item) =>
    left.has(item.id) ? { ...item, memory: review(item.memory) } : item,
  );
  const means = { model, weigh, terms: { ...terms, today: today + 1 } };
  return inPieces(planInSteps(then, means));
}

/** The days from an earlier one on, as if each had been studied up to today. */
export function followFrom(
  first: number,
  items: readonly ExamItem[],
  { terms, ...means }: PlanMeans,
): Promise<Followed> {
  const then = { ...terms, today: first, doneToday: 0 };
  return inPieces(followInSteps(items, { ...means, terms: then }, terms.today));
}

/** Some tens of milliseconds at a time: what else waits goes first. */
async function inPieces<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    await setImmediate();
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function termsOf(exam: KeptExam, circumstances: Circumstances): PlanTerms {
  const { user, today, msPerReview, tests } = circumstances;
  const minutes = new Map(tests.map((test) => [test.day, test.minutes]));
  return {
    began: numberOf(dayOf(exam.createdAt, user.timeZone)),
    today: numberOf(today.day),
    ...aimOf(exam),
    perDay: Math.max(1, Math.floor((exam.minutesPerDay * 60_000) / msPerReview)),
    takenByTest: (number) => Math.ceil(((minutes.get(number) ?? 0) * 60_000) / msPerReview),
    isRestDay: (number) => isRestDay(exam, number),
  };
}

function aimOf({ heldOn, goal }: KeptExam): Pick<PlanTerms, 'examDay' | 'goal'> {
  return { examDay: numberOf(heldOn), goal: goal / 100 };
}

/** What was let go is asked again once it would not be recalled on the day any more. */
export function letRest(
  items: readonly ExamItem[],
  {
    exam,
    letGo,
    today,
  }: { exam: KeptExam; letGo: ReadonlySet<string>; today: Pick<Today, 'parameters'> },
): ExamItem[] {
  const meaning = { model: foreseeFor(today).model, terms: aimOf(exam) };
  return items.map((item) =>
    letGo.has(item.id) && isKnownWell(item, meaning) ? { ...item, isLetGo: true } : item,
  );
}
