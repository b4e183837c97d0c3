import { expect, it } from 'vitest';
import { isDegree, isPlainValue } from './plain-value.ts';

it.each([
  'Canberra',
  'lateral border of scapula',
  'How often stock is replaced',
  'A resource controlled by the business, from which benefit is expected',
])('takes one plain value: %s', (cell) => {
  expect(isPlainValue(cell)).toBe(true);
});

it.each([
  ['two values', 'Nepal / China'],
  ['a few qualities', 'weakness, arrhythmia'],
  ['two things', 'smell and taste'],
  ['an addition in brackets', 'osteoporosis (long run)'],
  ['shorthand', 'optimal avg. waiting time'],
  ['a sum', 'radial + ulnar'],
  ['an equation', 'D3 = cholecalciferol'],
  ['what points at another row', 'same but right'],
  ['what only holds mostly', 'usually the left hand'],
  ['a call', 'NOT the left hand'],
  ['what names nothing', 'several fungi'],
  ['two sentences', 'Treaty signed. Russia out of the war'],
])('refuses %s: %s', (_, cell) => {
  expect(isPlainValue(cell)).toBe(false);
});

it('knows degrees', () => {
  expect(['simple', 'very rare', 'larger', 'middle', 'centre'].every(isDegree)).toBe(true);
  expect(['simple cubic', 'scurvy'].some(isDegree)).toBe(false);
});
