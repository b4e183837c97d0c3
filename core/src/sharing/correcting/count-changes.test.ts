import { expect, it } from 'vitest';
import { countChanges } from './count-changes.ts';

const standing = (earned: number, possible: number) => ({
  earned,
  possible,
  score: Math.round((100 * earned) / possible),
});

it('tells who gains, who loses and who stays, and by how much where it is the same for all', () => {
  expect(
    countChanges([
      { name: 'Ada', before: standing(2, 4), after: standing(3, 4) },
      { name: null, before: standing(1, 4), after: standing(2, 4) },
      { name: 'Ben', before: standing(3, 4), after: standing(2, 4) },
      { name: 'Cleo', before: standing(1 / 3, 4), after: standing(0.333_333_4, 4) },
    ]),
  ).toEqual({
    gains: { count: 2, points: 1 },
    loses: { count: 1, points: -1 },
    stays: 1,
    who: [
      { name: 'Ada', before: 50, after: 75 },
      { name: null, before: 25, after: 50 },
      { name: 'Ben', before: 75, after: 50 },
    ],
  });
});

it('names no number of points where it is not the same, or where the whole is another one', () => {
  const other = { name: null, before: standing(1, 4), after: standing(3, 4) };
  const one = { name: null, before: standing(1, 4), after: standing(2, 4) };
  expect(countChanges([one, other]).gains).toEqual({ count: 2, points: null });
  const dropped = { name: null, before: standing(3, 4), after: standing(3, 3) };
  expect(countChanges([dropped]).gains).toEqual({ count: 1, points: null });
});

it('names 50 at most', () => {
  const one = { name: 'Ada', before: standing(1, 4), after: standing(2, 4) };
  const { gains, who } = countChanges(Array(60).fill(one));
  expect([gains.count, who.length]).toEqual([60, 50]);
});
