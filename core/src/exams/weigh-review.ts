import type { Memory, MemoryModel } from './memory.ts';

/** What reviewing something on a day is worth for a later day, and where it leaves the memory. */
export type WeighedReview = {
  /** What it adds to the chance to recall it on the later day, for each unit of its cost. */
  gain: number;
  /** In reviews: what was forgotten is seen twice. */
  cost: number;
  /** As it will be on the average, after that day. */
  after: Omit<Memory, 'day'>;
};

export type WeighReview = (memory: Memory, days: { day: number; examDay: number }) => WeighedReview;

/**
 * Memories are rounded, by less than anybody could measure: a plan weighs the same few of them again
 * and again, and each is weighed once.
 */
export function makeWeighReview(model: MemoryModel): WeighReview {
  const known = new Map<number, WeighedReview>();
  return (memory, { day, examDay }) => {
    const rounded = roundMemory(memory);
    const key = (rounded.number * mostDays + (day - memory.day)) * mostDays + (examDay - day);
    let weighed = known.get(key);
    if (!weighed) {
      weighed = weigh(model, { ...rounded.memory, day: memory.day }, { day, examDay });
      if (known.size >= mostKnown) known.clear();
      known.set(key, weighed);
    }
    return weighed;
  };
}

/** Some tens of megabytes; after that it begins again. */
const mostKnown = 200_000;
const mostDays = 4096;
const stabilityStep = Math.log(1.05);
const difficultySteps = 2;

function roundMemory({ stability, difficulty }: Memory) {
  // A thousandth of a day is the least that FSRS knows.
  const lasting = Math.max(0, Math.round(Math.log(stability * 1000) / stabilityStep));
  const hardness = Math.round(difficulty * difficultySteps);
  return {
    number: lasting * 64 + hardness,
    memory: {
      stability: Math.exp(lasting * stabilityStep) / 1000,
      difficulty: hardness / difficultySteps,
    },
  };
}

function weigh(
  model: MemoryModel,
  memory: Memory,
  { day, examDay }: { day: number; examDay: number },
): WeighedReview {
  const chance = model.recall(memory, day);
  const remembered = model.remember(memory, day);
  const forgotten = model.forget(memory, day);
  const after =
    chance * model.recall(remembered, examDay) + (1 - chance) * model.recall(forgotten, examDay);
  const cost = 2 - chance;
  return {
    gain: (after - model.recall(memory, examDay)) / cost,
    cost,
    after: mix(remembered, forgotten, chance),
  };
}

/** Between the two, nearer to the more likely one. */
function mix(remembered: Memory, forgotten: Memory, chance: number): WeighedReview['after'] {
  const between = (one: number, other: number) => chance * one + (1 - chance) * other;
  return {
    stability: Math.exp(between(Math.log(remembered.stability), Math.log(forgotten.stability))),
    difficulty: between(remembered.difficulty, forgotten.difficulty),
  };
}
