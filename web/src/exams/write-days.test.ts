import { expect, it } from 'vitest';
import { writeDate, writeShortDay, writeSpan, writeWeekday } from './write-days.ts';

it('writes a day of the calendar, wherever it is read', () => {
  expect(writeDate('2026-03-27')).toBe('27 March');
  expect(writeWeekday('2026-03-27')).toBe('Friday');
  expect(writeShortDay('2026-03-23')).toBe('Mon 23 March');
});

it('writes some days with the month once, or with both', () => {
  expect(writeSpan('2026-03-02', '2026-03-08')).toBe('2 to 8 March');
  expect(writeSpan('2026-03-30', '2026-04-05')).toBe('30 March to 5 April');
});
