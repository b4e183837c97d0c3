import { expect, it } from 'vitest';
import { placeRows, textsOf } from '../../../testing/place-text.ts';
import { dropLineNumbers } from './drop-line-numbers.ts';

it('drops the numbers beside every fifth line', () => {
  const rows = placeRows([
    { 20: '5', 50: 'fifth line' },
    { 50: 'sixth line' },
    { 20: '10', 50: 'tenth line' },
    { 20: '15', 50: 'fifteenth line' },
  ]);
  expect(dropLineNumbers([rows], 10).map(textsOf)).toEqual([
    ['fifth line', 'sixth line', 'tenth line', 'fifteenth line'],
  ]);
});

it('keeps other numbers at the edge', () => {
  const rows = placeRows([
    { 20: '1914', 50: 'war' },
    { 20: '1918', 50: 'peace' },
    { 20: '1919', 50: 'end' },
  ]);
  expect(dropLineNumbers([rows], 10)).toEqual([rows]);
});
