import { expect, it } from 'vitest';
import { minutesFor } from './minutes-for.ts';

it.each([
  [0, 0],
  [1, 1],
  [7, 1],
  [11, 2],
  [18, 3],
  [28, 4],
])('says of %i reviews of eight seconds: %i minutes', (reviews, minutes) => {
  expect(minutesFor(reviews, 8_000)).toBe(minutes);
});
