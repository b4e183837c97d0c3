import { expect, it } from 'vitest';
import { isAllowed, usualParameters as usual } from './parameters.ts';

const withFirst = (value: number) => [value, ...usual.slice(1)];

it('takes 21 parameters in the ranges of FSRS-6, and nothing else', () => {
  expect(isAllowed(usual)).toBe(true);
  expect(isAllowed(withFirst(100))).toBe(true);
  for (const wrong of [
    [],
    usual.slice(1),
    [...usual, 0.1],
    withFirst(Number.NaN),
    withFirst(Number.POSITIVE_INFINITY),
    withFirst(0),
    withFirst(100.1),
    [...usual.slice(0, 20), 0.81],
  ]) {
    expect(isAllowed(wrong)).toBe(false);
  }
});
