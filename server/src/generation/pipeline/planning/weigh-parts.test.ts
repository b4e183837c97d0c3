import { expect, it } from 'vitest';
import { weighParts } from './weigh-parts.ts';

const parts = [
  { start: 0, end: 100 },
  { start: 100, end: 200 },
  { start: 200, end: 300 },
];

it('is weaker where less is known, a half where nothing was asked, and never nothing at all', () => {
  const spots = [
    { start: 0, chance: 0.5 },
    { start: 99, chance: 0 },
    { start: 40, chance: null },
    { start: 100, chance: 1 },
    { start: 200, chance: null },
  ];
  expect(weighParts(parts, spots)).toEqual([0.75, 0.1, 0.5]);
});

it('has nothing to tell apart where nothing was made', () => {
  expect(weighParts(parts, [])).toEqual([0.5, 0.5, 0.5]);
});
