import { makeMemoryModel } from '@engram/core/exams/memory.ts';
import type { Random, Trace } from './learners.ts';
import type { Card, Policy } from './policies.ts';
import type { Setting } from './settings.ts';

export type Outcome = {
  /** The mean chance to recall a card on the day of the exam, and two weeks later. */
  recall: number;
  later: number;
  reviews: number;
  /** Days that took more than they have room for. */
  daysOver: number;
};

const model = makeMemoryModel();
/** A new card is looked at twice on its first day, and one that is forgotten as well. */
const mostCost = 2;

/** One learner up to the exam, who answers as chance and their memory have it. */
export function simulate(
  { kind, days, cards: count, perDay, isMissed }: Setting,
  { policy, random }: { policy: Policy; random: Random },
): Outcome {
  const makeTrace = kind.makeLearner(random);
  const traces = new Map<string, Trace>();
  const cards: Card[] = Array.from({ length: count }, (_, no) => ({ id: `${no}`, memory: null }));
  let [reviews, daysOver] = [0, 0];
  for (let day = 0; day < days; day += 1) {
    if (isMissed(day)) continue;
    let done = 0;
    for (const card of policy.pick(cards, { day, examDay: days, perDay })) {
      if (done + mostCost > perDay) break;
      done += review(card, { day, traces, makeTrace, random });
    }
    reviews += done;
    if (done > perDay) daysOver += 1;
  }
  const recallAt = (day: number) =>
    [...traces.values()].reduce((sum, trace) => sum + trace.recall(day), 0) / count;
  return { recall: recallAt(days), later: recallAt(days + 14), reviews, daysOver };
}

type Session = {
  day: number;
  traces: Map<string, Trace>;
  makeTrace: (day: number) => Trace;
  random: Random;
};

/** How many looks it took. */
function review(card: Card, { day, traces, makeTrace, random }: Session): number {
  const trace = traces.get(card.id);
  if (!trace || !card.memory) {
    traces.set(card.id, makeTrace(day));
    card.memory = model.begin(day);
    return mostCost;
  }
  const isRemembered = random() < trace.recall(day);
  trace.review(day, isRemembered);
  card.memory = isRemembered ? model.remember(card.memory, day) : model.forget(card.memory, day);
  return isRemembered ? 1 : 2;
}
