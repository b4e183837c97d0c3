import { FSRSAlgorithm } from 'ts-fsrs';
import type { Parameters } from '../parameters.ts';
import { grades } from '../schedule-review.ts';
import { type History, isMemoryReview } from './histories.ts';

/** What was expected of one answer, and what it was. */
export type Prediction = { at: number; recall: number; isRemembered: boolean };

/** Each answer that tells how long a memory lasts, foretold from the answers before it. */
export function predictRecall(histories: readonly History[], parameters: Parameters): Prediction[] {
  const engine = new FSRSAlgorithm({ enable_short_term: true, w: [...parameters] });
  const predictions: Prediction[] = [];
  for (const history of histories) {
    let memory: ReturnType<typeof engine.next_state> | null = null;
    for (const step of history) {
      const { at, days, rating } = step;
      if (memory && isMemoryReview(step)) {
        const recall = engine.forgetting_curve(days, memory.stability);
        predictions.push({ at, recall, isRemembered: rating !== 'again' });
      }
      memory = engine.next_state(memory, days, grades[rating]);
    }
  }
  return predictions;
}

/** The less it was expected, the more; what was thought to be sure is not held against it for ever. */
export function lossOf({ recall, isRemembered }: Omit<Prediction, 'at'>): number {
  const chance = isRemembered ? recall : 1 - recall;
  return -Math.log(Math.max(leastChance, chance));
}

const leastChance = 0.001;
