import { expect, it } from 'vitest';
import { formatInterval } from './format-interval.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, '1 min'],
  [10 * minute, '10 min'],
  [59.6 * minute, '1 hour'],
  [5 * hour, '5 hours'],
  [23.8 * hour, '1 day'],
  [day, '1 day'],
  [2 * day, '2 days'],
  [14 * day, '14 days'],
  [30 * day, '30 days'],
  [31 * day, '1 month'],
  [46 * day, '1.5 months'],
  [61 * day, '2 months'],
  [364 * day, '1 year'],
  [548 * day, '1.5 years'],
  [36_500 * day, '99.9 years'],
])('writes %d ms as %s', (ms, words) => {
  expect(formatInterval(ms)).toBe(words);
});
