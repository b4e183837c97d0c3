import { expect, it } from 'vitest';
import { makeMemoryModel } from './memory.ts';
import { makeWeighReview } from './weigh-review.ts';

const model = makeMemoryModel();
const weigh = makeWeighReview(model);
const examDay = 30;

it('is worth more the less of it would be left on the day of the exam', () => {
  const fading = { stability: 4, difficulty: 5, day: 0 };
  const lasting = { stability: 200, difficulty: 5, day: 0 };
  expect(weigh(fading, { day: 10, examDay }).gain).toBeGreaterThan(0.1);
  expect(weigh(lasting, { day: 10, examDay }).gain).toBeLessThan(0.02);
});

it('costs one review when it is surely remembered, up to two when it is surely forgotten', () => {
  expect(weigh({ stability: 900, difficulty: 5, day: 0 }, { day: 1, examDay }).cost).toBeCloseTo(
    1,
    2,
  );
  expect(
    weigh({ stability: 0.01, difficulty: 5, day: 0 }, { day: 20, examDay }).cost,
  ).toBeGreaterThan(1.5);
});

it('leaves a memory between the one that remembered and the one that forgot', () => {
  const memory = { stability: 5, difficulty: 5, day: 0 };
  const { stability } = weigh(memory, { day: 8, examDay }).after;
  expect(stability).toBeLessThan(model.remember(memory, 8).stability);
  expect(stability).toBeGreaterThan(model.forget(memory, 8).stability);
});

it('rounds by less than a hundredth', () => {
  for (const stability of [0.3, 1.7, 9.1, 47, 333]) {
    const memory = { stability, difficulty: 4.37, day: 2 };
    const chance = model.recall(memory, 9);
    const kept =
      chance * model.recall(model.remember(memory, 9), examDay) +
      (1 - chance) * model.recall(model.forget(memory, 9), examDay);
    const gain = (kept - model.recall(memory, examDay)) / (2 - chance);
    expect(Math.abs(weigh(memory, { day: 9, examDay }).gain - gain)).toBeLessThan(0.01);
  }
});
