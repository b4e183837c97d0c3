import { expect, it } from 'vitest';
import { shareTypes } from './share-types.ts';

const types = ['multiple-choice', 'true-false', 'short-answer'] as const;

it('shares evenly where no mix was asked for', () => {
  expect(shareTypes(10, { types, mix: {}, present: [] })).toEqual([
    { type: 'multiple-choice', count: 4 },
    { type: 'true-false', count: 3 },
    { type: 'short-answer', count: 3 },
  ]);
});

it('makes up for what the test has too few of', () => {
  const present = [...Array(6).fill('multiple-choice'), 'true-false'];
  expect(shareTypes(6, { types, mix: {}, present })).toEqual([
    { type: 'true-false', count: 3 },
    { type: 'short-answer', count: 3 },
  ]);
});

it('keeps the mix of the test', () => {
  const mix = { 'multiple-choice': 8, 'true-false': 2 };
  const two = ['multiple-choice', 'true-false'] as const;
  const present = [...Array(8).fill('multiple-choice'), 'true-false', 'true-false'];
  expect(shareTypes(10, { types: two, mix, present })).toEqual([
    { type: 'multiple-choice', count: 8 },
    { type: 'true-false', count: 2 },
  ]);
});
