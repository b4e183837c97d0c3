import { makeMemoryModel } from '../../../exams/memory.ts';
import { seedRandom } from '../../../seeded-random.ts';
import { type Parameters, usualParameters } from '../../parameters.ts';
import type { History, Step } from '../histories.ts';

/** For tests: it grows by less, lapses hurt it more, and what is left of it fades slowly. */
export const otherMemory: Parameters = usualParameters.with(8, 0.7).with(11, 0.5).with(20, 0.5);

type Life = {
  parameters: Parameters;
  seed: string;
  items: number;
  /** Answers of each after the first, each 1 to 12 days after the one before. */
  reviews: number;
  begins: Date;
};

const dayMs = 24 * 60 * 60 * 1000;
const secondLookMs = 10 * 60 * 1000;

/** For tests: what somebody answers whose memory follows some parameters. */
export function simulateHistories({ parameters, seed, items, reviews, begins }: Life): History[] {
  const random = seedRandom(seed);
  const model = makeMemoryModel(parameters);
  return Array.from({ length: items }, (_, no) => {
    let day = no % 10;
    let memory = model.begin(day);
    const momentOf = () => begins.getTime() + day * dayMs + no * 1000;
    const steps: Step[] = [{ at: momentOf(), rating: 'good', days: 0 }];
    for (let review = 0; review < reviews; review += 1) {
      const days = 1 + Math.floor(random() * 12);
      day += days;
      const isRemembered = random() < model.recall(memory, day);
      memory = isRemembered ? model.remember(memory, day) : model.forget(memory, day);
      steps.push({ at: momentOf(), rating: isRemembered ? 'good' : 'again', days });
      if (!isRemembered) steps.push({ at: momentOf() + secondLookMs, rating: 'good', days: 0 });
    }
    return steps;
  });
}
