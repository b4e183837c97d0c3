import { expect, it } from 'vitest';
import { newSchedule, recallAt, scheduleReview } from '../reviews/schedule-review.ts';
import type { Rating } from '../reviews/schedule.ts';
import { makeMemoryModel } from './memory.ts';
import { usualParameters as usual } from '../reviews/parameters.ts';

const model = makeMemoryModel();
const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 2, 12);

/** As the queue schedules it, with a second look ten minutes after it was forgotten. */
function reviewInQueue(reviews: readonly (readonly [day: number, Rating])[]) {
  let schedule = newSchedule(new Date(start));
  for (const [day, rating] of reviews) {
    const at = new Date(start + day * dayMs);
    schedule = scheduleReview(schedule, { rating, at, retention: 90 });
    if (rating !== 'again') continue;
    const second = new Date(at.getTime() + 600_000);
    schedule = scheduleReview(schedule, { rating: 'good', at: second, retention: 90 });
  }
  return schedule;
}

it('leads to what the queue leads to, remembered or forgotten', () => {
  const { stability, difficulty } = reviewInQueue([
    [0, 'good'],
    [3, 'good'],
    [12, 'again'],
    [14, 'good'],
  ]);
  const memory = model.remember(model.forget(model.remember(model.begin(0), 3), 12), 14);
  expect(memory.day).toBe(14);
  expect(memory.stability).toBeCloseTo(stability, 6);
  expect(memory.difficulty).toBeCloseTo(difficulty, 6);
});

it('has the chance of the queue, a tenth forgotten after as many days as it is stable', () => {
  const memory = model.remember(model.begin(0), 3);
  const schedule = reviewInQueue([
    [0, 'good'],
    [3, 'good'],
  ]);
  expect(model.recall(memory, 3)).toBe(1);
  expect(model.recall(memory, 3 + memory.stability)).toBeCloseTo(0.9, 6);
  expect(model.recall(memory, 10)).toBeCloseTo(
    recallAt(schedule, new Date(start + 10 * dayMs)) ?? 0,
    6,
  );
});

it('takes other parameters than those of the authors', () => {
  const own = makeMemoryModel([...usual.slice(0, 2), 8, ...usual.slice(3)]);
  expect(own.begin(0).stability).toBe(8);
  expect(model.begin(0).stability).toBeCloseTo(2.3065, 4);
});
