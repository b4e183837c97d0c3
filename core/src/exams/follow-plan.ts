import type { Memory } from './memory.ts';
import { type ExamItem, type ExamPlan, type PlanMeans, planInSteps, sortOut } from './plan-exam.ts';
import { spreadFresh } from './spread-fresh.ts';
import { pickBest, sumOfChances } from './walk-days.ts';

/** How the days from one on would have gone if each had been studied. */
export type Followed = {
  /** What each would have asked, up to the last one and with it. */
  asked: readonly { day: number; itemIds: readonly string[] }[];
  /** The mean chance on the day of the exam, as it would be before the last one. */
  recallBefore: number;
  plan: ExamPlan;
};

/** From the first day of the terms to another; memories are those of the first day. */
export function* followInSteps(
  items: readonly ExamItem[],
  means: PlanMeans,
  last: number,
): Generator<undefined, Followed, undefined> {
  const { model, terms } = means;
  const plan = yield* planInSteps(items, means);
  const { known, resting, fresh } = sortOut(items);
  const days = spreadFresh(fresh.length, terms).filter(({ day }) => day <= last);
  const before = days.filter(({ day }) => day < last);
  const ofLast = days.find(({ day }) => day === last);
  const asked: { day: number; itemIds: string[] }[] = [];
  let begun = 0;
  const study = (day: number, { room, count }: { room: number; count: number }) => {
    const best = pickBest(known, { ...means, day, room: Math.min(plan.perDay, room) });
    const itemIds = [...best.map(({ item }) => item.id), ...fresh.slice(begun, begun + count)];
    for (const { item, review } of best) item.memory = { ...review.after, day };
    known.push(...fresh.slice(begun, begun + count).map((id) => newlyKnown(id, model.begin(day))));
    begun += count;
    asked.push({ day, itemIds });
  };
  for (const { day, room, fresh: count } of before) {
    study(day, { room, count });
    yield undefined;
  }
  const chances = sumOfChances([...known, ...resting], { model, terms });
  if (ofLast) study(last, { room: ofLast.room, count: ofLast.fresh });
  return { asked, recallBefore: items.length === 0 ? 1 : chances / items.length, plan };
}

function newlyKnown(id: string, memory: Memory) {
  return { id, memory, count: 1, isLetGo: false };
}

/** What missed days cost, and when a plan from now on has made up for it. */
export type Cost = {
  /** Points of recall on the day of the exam, as things stand. */
  points: number;
  /** Null where it is not made up for before the exam. */
  backOn: number | null;
};

export function costOf(
  { recallBefore, plan: missed }: Followed,
  { now, goal }: { now: ExamPlan; goal: number },
): Cost {
  const then = new Map(missed.days.map(({ day, recall }) => [day, recall]));
  const isBack = ({ day, recall }: ExamPlan['days'][number]) =>
    recall >= Math.min(then.get(day) ?? 1, goal) - halfPoint;
  return {
    points: Math.round((recallBefore - now.recallNow) * 100),
    backOn: now.days.find(isBack)?.day ?? null,
  };
}

const halfPoint = 0.005;
