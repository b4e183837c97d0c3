import { expect, it } from 'vitest';
import { dayOf, momentOf, startOfDay } from './periods.ts';

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

it.each([
  ['2026-03-01', 18, 'UTC', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01', 0, 'Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
  ['2026-03-01', 23, 'Pacific/Pago_Pago', '2026-03-02T10:00:00.000Z'],
  ['2026-03-01', 18, 'Asia/Kathmandu', '2026-03-01T12:15:00.000Z'],
  // The day with 25 hours has two in the morning twice, and 18 o'clock once.
  ['2026-10-25', 2, 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25', 18, 'Europe/Berlin', '2026-10-25T17:00:00.000Z'],
  // The one with 23 leaves two in the morning out.
  ['2026-03-29', 2, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-04-24', 0, 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  // Clocks are put back by half an hour here.
  ['2026-04-05', 1, 'Australia/Lord_Howe', '2026-04-04T14:00:00.000Z'],
  ['2026-04-05', 2, 'Australia/Lord_Howe', '2026-04-04T15:30:00.000Z'],
])("on %s it is %i o'clock in %s at %s, once", (day, hour, timeZone, moment) => {
  expect(momentOf(day, hour, timeZone).toISOString()).toBe(moment);
});
