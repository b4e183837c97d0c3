import { expect, it } from 'vitest';
import { addDays, startOfWeek } from './calendar-days.ts';

it.each([
  { day: '2026-03-01', count: -1, expected: '2026-02-28' },
  { day: '2028-02-28', count: 1, expected: '2028-02-29' },
  { day: '2026-12-31', count: 1, expected: '2027-01-01' },
  // Clocks change in Europe on the first, in America on the second.
  { day: '2026-03-29', count: 1, expected: '2026-03-30' },
  { day: '2026-11-01', count: 1, expected: '2026-11-02' },
])('counts $count days from $day to $expected', ({ day, count, expected }) => {
  expect(addDays(day, count)).toBe(expected);
});

it.each([
  { day: '2026-03-02', expected: '2026-03-02' },
  { day: '2026-03-01', expected: '2026-02-23' },
  { day: '2027-01-01', expected: '2026-12-28' },
])('begins the week of $day on Monday $expected', ({ day, expected }) => {
  expect(startOfWeek(day)).toBe(expected);
});
