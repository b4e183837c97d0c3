import { expect, it } from 'vitest';
import { findMoment, readWallClock } from './zoned-clock.ts';

it('reads the clocks of a zone, on whatever day it is there', () => {
  const moment = Date.parse('2026-11-20T23:30:00Z');
  expect(readWallClock(moment, 'Europe/Berlin')).toEqual({ day: '2026-11-21', time: '00:30' });
  expect(readWallClock(moment, 'America/New_York')).toEqual({ day: '2026-11-20', time: '18:30' });
  expect(readWallClock(moment, 'Asia/Kathmandu')).toEqual({ day: '2026-11-21', time: '05:15' });
});

it('finds the moment of a time on the wall, in summer and in winter', () => {
  expect(find('2026-07-20', '15:00', 'Europe/Berlin')).toBe('2026-07-20T13:00:00.000Z');
  expect(find('2026-11-20', '15:00', 'Europe/Berlin')).toBe('2026-11-20T14:00:00.000Z');
  expect(find('2026-11-20', '15:00', 'America/New_York')).toBe('2026-11-20T20:00:00.000Z');
  expect(find('2026-11-20', '00:05', 'Pacific/Auckland')).toBe('2026-11-19T11:05:00.000Z');
  expect(find('2026-11-20', '15:00', 'UTC')).toBe('2026-11-20T15:00:00.000Z');
});

it('takes a time that the clocks skip for the one an hour on', () => {
  expect(find('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

it('takes the first of a time that comes twice', () => {
  expect(find('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});

it('finds none for what is no time', () => {
  expect(findMoment({ day: '', time: '15:00' }, 'UTC')).toBeUndefined();
  expect(findMoment({ day: '2026-11-20', time: '' }, 'UTC')).toBeUndefined();
  expect(findMoment({ day: '2026-13-40', time: '15:00' }, 'UTC')).toBeUndefined();
});

function find(day: string, time: string, timeZone: string): string | undefined {
  const moment = findMoment({ day, time }, timeZone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
}
