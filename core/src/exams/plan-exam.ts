import type { Memory, MemoryModel } from './memory.ts';
import type { PlannedDay, PlanTerms } from './plan-terms.ts';
import { spreadFresh } from './spread-fresh.ts';
import { meanRecall, pickBest, walkDays } from './walk-days.ts';
import type { WeighReview } from './weigh-review.ts';

/** Something that the exam asks; without a memory it was never reviewed. */
export type ExamItem = { id: string; memory: Memory | null };

export type ExamPlan = {
  days: readonly PlannedDay[];
  /** What today takes: what comes back, the most useful first, and what is new in the order given. */
  today: { back: readonly string[]; fresh: readonly string[] };
  /** The mean chance to recall on the day of the exam: as things are, and with the plan. */
  recallNow: number;
  recallThen: number;
  /** New things for which the days have no room. */
  left: readonly string[];
};

type Means = { model: MemoryModel; weigh: WeighReview; terms: PlanTerms };

/**
 * The days up to an exam. A review is worth what it adds to the recall of the day of the exam, for
 * what it costs, and each day takes what is worth most. Every day has the same room, the least with
 * which the goal is reached: so no review is asked that the goal does not need, and no day is much
 * fuller than another. Where the goal is out of reach, the days are used in full.
 */
export function planExam(items: readonly ExamItem[], means: Means): ExamPlan {
  const steps = planInSteps(items, means);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same with pauses, for a process that has others to answer. */
export function* planInSteps(
  items: readonly ExamItem[],
  means: Means,
): Generator<undefined, ExamPlan, undefined> {
  const { terms } = means;
  const of = items.length;
  const known = items.flatMap(({ id, memory }) => (memory ? [{ id, memory, count: 1 }] : []));
  const fresh = items.filter(({ memory }) => memory === null).map(({ id }) => id);
  const days = spreadFresh(fresh.length, terms);
  const memories = known.map(({ memory }) => memory);
  const walk = (perDay: number) => walkDays(memories, { ...means, days, of, perDay });
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
  return {
    days: walked.days,
    today: { back: back.map(({ item }) => item.id), fresh: fresh.slice(0, first?.fresh ?? 0) },
    recallNow: meanRecall(known, { ...means, of }),
    recallThen: walked.recall,
    left: fresh.slice(days.reduce((sum, day) => sum + day.fresh, 0)),
  };
}
