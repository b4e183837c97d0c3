import { expect, it } from 'vitest';
import { moveTo, placeBefore } from './moved-place.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

it.each([
  [1, 3, 'acdbe'],
  [3, 1, 'adbce'],
  [0, 4, 'bcdea'],
  [4, 0, 'eabcd'],
  [2, 2, 'abcde'],
])('moves what is at place %i to place %i, and the others close up', (from, at, order) => {
  expect(moveTo(letters, { from, at }).join('')).toBe(order);
  const seen = letters.map((_, place) => letters[placeBefore(place, { from, at })]);
  expect(seen.join('')).toBe(order);
});
