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

function ago(time: string) {
  return writeTimeAgo({ time, now, justNow: 'just now' });
}
