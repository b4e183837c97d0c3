import { expect, it } from 'vitest';
import { timeEfficiency } from './time-efficiency.ts';

it('is the share of the limit that was left, rounded (D20) [RES-17] [BLIM-28]', () => {
  expect(timeEfficiency({ timeLimitSeconds: 1800, timeTakenSeconds: 450 })).toBe(75);
  expect(timeEfficiency({ timeLimitSeconds: 1800, timeTakenSeconds: 600 })).toBe(67);
});

it('stays between 0 and 100, whatever the clocks say', () => {
  expect(timeEfficiency({ timeLimitSeconds: 60, timeTakenSeconds: 61 })).toBe(0);
  expect(timeEfficiency({ timeLimitSeconds: 60, timeTakenSeconds: 0 })).toBe(100);
  expect(timeEfficiency({ timeLimitSeconds: 60, timeTakenSeconds: -5 })).toBe(100);
  expect(timeEfficiency({ timeLimitSeconds: 0, timeTakenSeconds: 0 })).toBe(0);
});
