import { expect, it } from 'vitest';
import { dayOf, startOfDay } from './periods.ts';

it.each([
  ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01', 'Pacific/Auckland', '2026-02-28T11:00:00.000Z'],
  ['2026-03-01', 'Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
  ['2026-03-01', 'Pacific/Pago_Pago', '2026-03-01T11:00:00.000Z'],
  ['2026-03-01', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
  // Clocks are put forward at midnight: the day begins at one.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
])('%s begins in %s at %s (D29)', (day, timeZone, moment) => {
  const start = startOfDay(day, timeZone);
  expect(start.toISOString()).toBe(moment);
  expect(dayOf(start, timeZone)).toBe(day);
  expect(dayOf(new Date(start.getTime() - 1), timeZone) < day).toBe(true);
});
