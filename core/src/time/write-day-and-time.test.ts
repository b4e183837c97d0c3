import { expect, it } from 'vitest';
import { writeDayAndTime, writeShortDayAndTime } from './write-day-and-time.ts';

const calendar = { now: Date.parse('2026-11-13T09:10:00Z'), timeZone: 'Europe/Berlin' };

it('writes the day of the week, the day and the time, as the clocks of the zone show them', () => {
  expect(writeDayAndTime('2026-11-20T14:00:00Z', calendar)).toBe('Friday 20 November, 15:00');
  expect(writeShortDayAndTime('2026-11-20T14:00:00Z', calendar)).toBe('Fri 20 Nov, 15:00');
});

it('writes the year only where it is another', () => {
  expect(writeDayAndTime('2026-12-31T23:30:00Z', calendar)).toBe('Friday 1 January 2027, 00:30');
  expect(writeShortDayAndTime('2026-12-31T22:30:00Z', calendar)).toBe('Thu 31 Dec, 23:30');
});
