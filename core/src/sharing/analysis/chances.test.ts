import { expect, it } from 'vitest';
import { chanceOfFewer, chanceOfMore } from './binomial.ts';
import { logGamma } from './log-gamma.ts';
import { normalQuantile, normalTail } from './normal.ts';

it('knows the normal curve', () => {
  expect(normalTail(0)).toBeCloseTo(0.5, 6);
  expect(normalTail(1.959964)).toBeCloseTo(0.025, 6);
  expect(normalTail(-1)).toBeCloseTo(0.8413447, 6);
  expect(normalQuantile(0.975)).toBeCloseTo(1.96, 2);
  expect(normalQuantile(0.5)).toBeCloseTo(0, 2);
  expect(normalQuantile(0.1)).toBeCloseTo(-1.2816, 2);
});

it('knows how likely so many successes are, and so few', () => {
  expect(chanceOfMore(28, { trials: 28, chance: 0.85 })).toBeCloseTo(0.85 ** 28, 9);
  expect(chanceOfMore(0, { trials: 10, chance: 0.3 })).toBeCloseTo(1, 9);
  expect(chanceOfFewer(1, { trials: 3, chance: 0.5 })).toBeCloseTo(0.5, 9);
});

it('knows the logarithms of factorials', () => {
  expect(logGamma(1)).toBeCloseTo(0, 9);
  expect(logGamma(6)).toBeCloseTo(Math.log(120), 9);
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 9);
});
