import { expect, it } from 'vitest';
import { readTypedNumber } from './typed-numbers.ts';

function read(value: string, { column = [value], language = 'en' } = {}) {
  return readTypedNumber(value, { column, language });
}

it.each([
  ['88 d', { key: '88', unit: 'days', accepted: ['88 d', '88 days', '88 day'] }],
  ['4', { key: '4', unit: '', accepted: ['four'] }],
  ['36 %', { key: '36', unit: '%', accepted: ['36 %', '36%', '36 percent', '36 per cent'] }],
])('asks for the number of %s and prints its unit', (value, expected) => {
  expect(read(value)).toEqual(expected);
});

it('asks for a year among years, and for no other long number', () => {
  expect(read('1543', { column: ['1543', '1616'] })?.key).toBe('1543');
  expect(read('1543', { column: ['1543', '6650'] })).toBeNull();
});

it.each(['6,650', '1.00', '29.5 yr', 'ca. 62', '3–5', '~8', '<120', '11 or 16 mg', '007'])(
  'does not ask for %s, which may be written in other ways',
  (value) => {
    expect(read(value)).toBeNull();
  },
);

it('prints a unit as it is written in other languages', () => {
  expect(read('88 d', { language: 'de' })?.unit).toBe('d');
});
