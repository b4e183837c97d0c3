import { expect, it } from 'vitest';
import {
  writeBoth,
  writeDate,
  writeNear,
  writeShortDay,
  writeSpan,
  writeWeekday,
  writeWeekdays,
} from './write-days.ts';

it('writes a day of the calendar, wherever it is read', () => {
  expect(writeDate('2026-03-27')).toBe('27 March');
  expect(writeWeekday('2026-03-27')).toBe('Friday');
  expect(writeShortDay('2026-03-23')).toBe('Mon 23 March');
});

it('writes some days with the month once, or with both', () => {
  expect(writeSpan('2026-03-02', '2026-03-08')).toBe('2 to 8 March');
  expect(writeSpan('2026-03-30', '2026-04-05')).toBe('30 March to 5 April');
});

it('writes two days, with the month once where it is the same', () => {
  expect(writeBoth('2026-03-15', '2026-03-16')).toBe('15 and 16 March');
  expect(writeBoth('2026-02-28', '2026-03-01')).toBe('28 February and 1 March');
});

it('writes the weekdays of two days or more', () => {
  expect(writeWeekdays('2026-03-15', '2026-03-16', 2)).toBe('Sun and Mon');
  expect(writeWeekdays('2026-03-13', '2026-03-16', 4)).toBe('Fri to Mon');
});

it('writes a day of the coming week by its name, and a later one by its date', () => {
  expect(writeNear('2026-03-21', '2026-03-17')).toBe('Saturday');
  expect(writeNear('2026-03-24', '2026-03-17')).toBe('24 March');
});
