import { expect, it } from 'vitest';
import { meanTime } from './time-per-review.ts';

const reviews = (times: readonly number[]) => times.map((tookMs, at) => ({ at, tookMs }));

it('is the mean of the last reviews, and fifteen seconds before the first', () => {
  expect(meanTime([])).toBe(15_000);
  expect(meanTime(reviews([10_000, 14_000]))).toBe(12_000);
});

it('is never less than eight seconds: what keys were hammered at is no pace', () => {
  expect(meanTime(reviews([900, 6_000, 1_200]))).toBe(8_000);
});
