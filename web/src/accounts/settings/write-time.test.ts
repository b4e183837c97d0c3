import { expect, it } from 'vitest';
import { writeDay, writeTimeAgo } from './write-time.ts';

const now = Date.parse('2026-03-14T12:00:00.000Z');

it('writes the day as it is in the time zone of the user (D29)', () => {
  expect(writeDay('2026-03-14T23:30:00.000Z', 'Europe/Berlin')).toBe('15 March 2026');
});

it('calls less than a minute "just now"', () => {
  expect(ago('2026-03-14T11:59:30.000Z')).toBe('just now');
});

it('counts minutes, hours and days', () => {
  expect(ago('2026-03-14T11:55:00.000Z')).toBe('5 minutes ago');
  expect(ago('2026-03-14T09:00:00.000Z')).toBe('3 hours ago');
  expect(ago('2026-03-10T12:00:00.000Z')).toBe('4 days ago');
});

it('calls a day ago "yesterday"', () => {
  expect(ago('2026-03-13T12:00:00.000Z')).toBe('yesterday');
});

it('never says "60 minutes" or "24 hours"', () => {
  expect(ago('2026-03-14T11:00:15.000Z')).toBe('59 minutes ago');
  expect(ago('2026-03-13T12:10:00.000Z')).toBe('23 hours ago');
  expect(ago('2025-03-15T12:00:00.000Z')).toBe('11 months ago');
});

it('calls the calendar day before "yesterday", and no other', () => {
  expect(ago('2026-03-13T01:00:00.000Z')).toBe('yesterday');
  expect(ago('2026-03-12T23:00:00.000Z')).toBe('2 days ago');
});

it('takes the calendar of the time zone of the user', () => {
  const time = '2026-03-12T23:30:00.000Z';
  expect(writeTimeAgo({ time, now, timeZone: 'Europe/Berlin', justNow: '' })).toBe('yesterday');
});

function ago(time: string) {
  return writeTimeAgo({ time, now, timeZone: 'Europe/London', justNow: 'just now' });
}
