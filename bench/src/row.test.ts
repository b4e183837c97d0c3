import { expect, it } from 'vitest';
import { atLeastRow, atMostRow, noneRow, shareRow } from './row.ts';

const name = 'x';

it('misses a mark when nothing was looked at', () => {
  expect(shareRow({ name, of: 0, bad: [], atLeast: 1 }).held).toBe(false);
  expect(noneRow({ name, of: 0, bad: [] }).held).toBe(false);
});

it('misses a mark by a single one', () => {
  expect(shareRow({ name, of: 100, bad: ['a'], atLeast: 1 }).held).toBe(false);
  expect(shareRow({ name, of: 100, bad: ['a'], atLeast: 0.99 }).held).toBe(true);
  expect(noneRow({ name, of: 100, bad: ['a'] }).held).toBe(false);
});

it('holds a mark up to it and not beyond, and never with what is no number', () => {
  const row = { name, mark: 3, note: '' };
  expect(atMostRow({ ...row, value: 3 }).held).toBe(true);
  expect(atMostRow({ ...row, value: 3.001 }).held).toBe(false);
  expect(atMostRow({ ...row, value: Number.NaN }).held).toBe(false);
  expect(atLeastRow({ ...row, value: 3 }).held).toBe(true);
  expect(atLeastRow({ ...row, value: 2.999 }).held).toBe(false);
  expect(atLeastRow({ ...row, value: Number.NaN }).held).toBe(false);
});
