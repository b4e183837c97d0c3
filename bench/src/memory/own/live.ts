import { makeMemoryModel, type Memory, type MemoryModel } from '@engram/core/exams/memory.ts';
import { findOwn } from '@engram/core/reviews/own-parameters/find-own.ts';
import type { Step } from '@engram/core/reviews/own-parameters/histories.ts';
import { isTrainingDue } from '@engram/core/reviews/own-parameters/is-training-due.ts';
import type { Parameters } from '@engram/core/reviews/parameters.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type { Kind, Random, Trace } from '../learners.ts';
import { train } from './train.ts';

/** From a moment on schedules are made with them; the usual ones where they are undefined. */
type Change = {
  at: number;
  reviews: number;
  parameters: Parameters | undefined;
  told: number;
};

export type Life = {
  histories: readonly (readonly Step[])[];
  /** How likely each answer really was, by its moment. */
  truth: ReadonlyMap<number, number>;
  changes: readonly Change[];
  /** How often it was tried. */
  tries: number;
};

type Card = { begun: number; memory: Memory; trace: Trace; history: Step[] };
type Terms = { kind: Kind; seed: string; days: number; newPerDay: number };

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = Date.UTC(2026, 0, 1, 10);

/** A learner who does each day what is due, of an app that learns from what they answer. */
export async function live({ kind, seed, days, newPerDay }: Terms): Promise<Life> {
  const random = seedRandom(seed);
  const makeTrace = kind.makeLearner(random);
  const cards: Card[] = [];
  const truth = new Map<number, number>();
  const changes: Change[] = [];
  let model = makeMemoryModel();
  let [tries, trainedAt, trainedReviews]: [number, Date | null, number] = [0, null, 0];
  for (let day = 0; day < days; day += 1) {
    const morning = firstDay + day * dayMs;
    for (const card of cards.filter(({ memory }) => isDue(memory, day))) {
      const at = morning + truth.size;
      truth.set(at, answer(card, { day, at, model, random }));
    }
    for (let no = 0; no < newPerDay; no += 1) {
      const history: Step[] = [{ at: morning, rating: 'good', days: 0 }];
      cards.push({ begun: day, memory: model.begin(day), trace: makeTrace(day), history });
    }
    const now = new Date(morning + dayMs / 2);
    const progress = { wantsOwn: true, memoryReviews: truth.size, trainedAt, trainedReviews };
    if (!isTrainingDue(progress, now)) continue;
    [tries, trainedAt, trainedReviews] = [tries + 1, now, truth.size];
    const change = await learn(cards, changes.at(-1), now);
    if (!change) continue;
    changes.push(change);
    model = makeMemoryModel(change.parameters);
    for (const card of cards) card.memory = replay(card, model);
  }
  return { histories: cards.map(({ history }) => history), truth, changes, tries };
}

function isDue({ stability, day: last }: Memory, day: number): boolean {
  return day - last >= Math.max(1, Math.round(stability));
}

type Today = { day: number; at: number; model: MemoryModel; random: Random };

/** How likely it was that it would be remembered. */
function answer(card: Card, { day, at, model, random }: Today): number {
  const { trace, memory, history } = card;
  const chance = trace.recall(day);
  const isRemembered = random() < chance;
  trace.review(day, isRemembered);
  history.push({ at, rating: isRemembered ? 'good' : 'again', days: day - memory.day });
  if (!isRemembered) history.push({ at: at + dayMs / 4, rating: 'good', days: 0 });
  card.memory = isRemembered ? model.remember(memory, day) : model.forget(memory, day);
  return chance;
}

async function learn(
  cards: readonly Card[],
  last: Change | undefined,
  now: Date,
): Promise<Change | undefined> {
  const histories = cards.map(({ history }) => history);
  const reviews = histories.flat().filter(({ days }) => days > 0).length;
  const inUse = last?.parameters && { parameters: last.parameters, since: last.at };
  const finding = await findOwn(histories, { inUse, train, pause: () => Promise.resolve() });
  const change = { at: now.getTime(), reviews };
  if (finding.kind === 'own') {
    return { ...change, parameters: finding.parameters, told: finding.gain };
  }
  return finding.isWorse ? { ...change, parameters: undefined, told: 0 } : undefined;
}

/** A second look of the same day belongs to what was forgotten. */
function replay({ begun, history }: Card, model: MemoryModel): Memory {
  let memory = model.begin(begun);
  for (const { days, rating } of history.filter((step) => step.days > 0)) {
    const day = memory.day + days;
    memory = rating === 'again' ? model.forget(memory, day) : model.remember(memory, day);
  }
  return memory;
}
