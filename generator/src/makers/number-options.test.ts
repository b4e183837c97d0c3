import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import type { NumberSpot } from '../analysis/find-numbers.ts';
import { pickNumbers } from './number-options.ts';

const spot = (text: string, unit: string, form: NumberSpot['form'] = 'digits'): NumberSpot => ({
  text,
  value: Number(text.replaceAll(',', '')),
  form,
  bound: 'exact',
  certainty: 'exact',
  unit,
  at: 0,
  start: 0,
  end: text.length,
});

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const pick = (found: NumberSpot) =>
  seeds.flatMap((seed) => pickNumbers(found, [found.value], seedRandom(seed)).map(Number));

it('finds three wrong numbers whatever side lacks room', () => {
  for (const found of [spot('90', '°'), spot('97', '%'), spot('2024', '', 'year')])
    for (const seed of seeds)
      expect(pickNumbers(found, [found.value], seedRandom(seed))).toHaveLength(3);
});

it('keeps angles and shares possible', () => {
  expect(Math.max(...pick(spot('90', '°')))).toBeLessThan(90);
  expect(Math.max(...pick(spot('97', '%')))).toBeLessThan(100);
  expect(Math.max(...pick(spot('60', 'per')))).toBeLessThan(100);
});

it('offers no year that has not come yet', () => {
  expect(Math.max(...pick(spot('2024', '', 'year')))).toBeLessThanOrEqual(2026);
});

it('is as round as the text', () => {
  expect(pick(spot('75', 'g')).filter((value) => value % 5 !== 0)).toEqual([]);
  expect(pick(spot('700', 'goods')).filter((value) => value % 100 !== 0)).toEqual([]);
  expect(pick(spot('0.5', 'ml')).filter((value) => value >= 2)).toEqual([]);
});

it('offers beside a rough number only such as are plainly wrong', () => {
  for (const text of ['10', '35', '600', '8', '1340', '100', '60'])
    for (const value of pick({ ...spot(text, 'tonnes'), certainty: 'rough' })) {
      const right = Number(text.replaceAll(',', ''));
      expect(Math.max(value / right, right / value)).toBeGreaterThanOrEqual(1.5);
    }
});

it('offers no year beyond another one of the passage, where there are enough others', () => {
  for (const seed of seeds) {
    const years = pickNumbers(spot('1928', '', 'year'), [1928, 1932], seedRandom(seed)).map(Number);
    expect(years).toHaveLength(3);
    expect(Math.max(...years)).toBeLessThan(1932);
  }
});
