import { expect, it } from 'vitest';
import { countScores } from './count-scores.ts';

it('counts the scores of each tenth, from the lowest to the highest', () => {
  expect(countScores([33, 38, 50, 50, 59, 75])).toEqual([
    { from: 30, to: 39, count: 2 },
    { from: 40, to: 49, count: 0 },
    { from: 50, to: 59, count: 3 },
    { from: 60, to: 69, count: 0 },
    { from: 70, to: 79, count: 1 },
  ]);
});

it('puts 100 percent in the last tenth', () => {
  expect(countScores([90, 99, 100]).at(-1)).toEqual({ from: 90, to: 100, count: 3 });
});

it('shows the upper half where all did well, and starts at nothing where somebody has none', () => {
  expect(countScores([95]).map(({ from }) => from)).toEqual([50, 60, 70, 80, 90]);
  expect(countScores([0])[0]).toEqual({ from: 0, to: 9, count: 1 });
});
