import type { Memory, MemoryModel } from './memory.ts';
import type { PlannedDay, PlanTerms } from './plan-terms.ts';
import { spreadFresh, type StudyDay } from './spread-fresh.ts';
import { pickBest, sumOfChances, walkDays } from './walk-days.ts';
import type { WeighReview } from './weigh-review.ts';

/** Something that the exam asks; without a memory it was never reviewed. */
export type ExamItem = {
  id: string;
  memory: Memory | null;
  /** Known well enough, and let go until the exam. */
  isLetGo?: boolean;
};

export type ExamPlan = {
  days: readonly PlannedDay[];
  /** What today takes: what comes back, the most useful first, and what is new in the order given. */
  today: { back: readonly string[]; fresh: readonly string[] };
  /** How many reviews a day takes at most; no more than the terms allow. */
  perDay: number;
  /** The mean chance to recall on the day of the exam: as things are, and with the plan. */
  recallNow: number;
  recallThen: number;
  /** The first day on which each is asked; what is not in it is not asked before the exam. */
  firstAsked: ReadonlyMap<string, number>;
  /** New things for which the days have no room. */
  left: readonly string[];
};

export type PlanMeans = { model: MemoryModel; weigh: WeighReview; terms: PlanTerms };

/**
 * The days up to an exam. A review is worth what it adds to the recall of the day of the exam, for
 * what it costs, and each day takes what is worth most. Every day has the same room, the least with
 * which the goal is reached: so no review is asked that the goal does not need, and no day is much
 * fuller than another. Where the goal is out of reach, the days are used in full.
 */
export function planExam(items: readonly ExamItem[], means: PlanMeans): ExamPlan {
  return finish(planInSteps(items, means));
}

/** All steps of a plan at once. */
export function finish<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same with pauses, for a process that has others to answer. */
export function* planInSteps(
  items: readonly ExamItem[],
  means: PlanMeans,
): Generator<undefined, ExamPlan, undefined> {
  const { model, terms } = means;
  const of = items.length;
  const { known, resting, fresh } = sortOut(items);
  const days = spreadFresh(fresh.length, terms);
  const memories = known.map(({ memory }) => memory);
  const whole = { of, resting: sumOfChances(resting, { model, terms }) };
  const walk = (perDay: number) => walkDays(memories, { ...means, ...whole, days, perDay });
  let [low, perDay] = [-1, terms.perDay];
  let walked = walk(perDay);
  // Within a review a day, or a twentieth where there are many.
  while (walked.recall >= terms.goal && perDay - low > Math.max(1, terms.perDay / 20)) {
    yield undefined;
    const middle = Math.round((low + perDay) / 2);
    const tried = walk(middle);
    if (tried.recall >= terms.goal) [perDay, walked] = [middle, tried];
    else low = middle;
  }
  const first = days.find(({ day }) => day === terms.today);
  const room = Math.min(perDay, first?.room ?? 0);
  const back = pickBest(known, { ...means, day: terms.today, room });
  const chances = whole.resting + sumOfChances(known, { model, terms });
  return {
    days: walked.days,
    today: { back: back.map(({ item }) => item.id), fresh: fresh.slice(0, first?.fresh ?? 0) },
    perDay,
    recallNow: of === 0 ? 1 : chances / of,
    recallThen: walked.recall,
    firstAsked: new Map([
      ...[...walked.firstAsked].flatMap(([place, day]) => {
        const item = known[place];
        return item ? [[item.id, day] as const] : [];
      }),
      ...placeFresh(fresh, days),
    ]),
    left: fresh.slice(days.reduce((sum, day) => sum + day.fresh, 0)),
  };
}

/** What can come back, what rests until the exam, and what is new. */
export function sortOut(items: readonly ExamItem[]) {
  const reviewed = items.flatMap(({ id, memory, isLetGo = false }) =>
    memory ? [{ id, memory, count: 1, isLetGo }] : [],
  );
  return {
    known: reviewed.filter(({ isLetGo }) => !isLetGo),
    resting: reviewed.filter(({ isLetGo }) => isLetGo),
    fresh: items.filter(({ memory }) => memory === null).map(({ id }) => id),
  };
}

/** New things are begun in their order. */
function placeFresh(
  fresh: readonly string[],
  days: readonly StudyDay[],
): (readonly [string, number])[] {
  let begun = 0;
  return days.flatMap((day) => {
    const from = begun;
    begun += day.fresh;
    return fresh.slice(from, begun).map((id) => [id, day.day] as const);
  });
}
