import { expect, it } from 'vitest';
import { writeDuration, writeShortDay, writeTaken } from './write-time.ts';

const now = Date.parse('2026-03-14T12:00:00Z');
const london = { now, timeZone: 'Europe/London' };

it('tells when a test was taken', () => {
  expect(writeTaken('2026-03-14T09:12:00Z', london)).toBe('Today, 09:12');
  expect(writeTaken('2026-03-13T23:59:00Z', london)).toBe('Yesterday');
  expect(writeTaken('2026-03-11T09:00:00Z', london)).toBe('11 Mar');
  expect(writeTaken('2025-03-11T09:00:00Z', london)).toBe('11 Mar 2025');
});

it("goes by the days of the user's time zone (D29)", () => {
  // Noon of the 14th in London is one o'clock of the 15th in Auckland.
  const auckland = { now, timeZone: 'Pacific/Auckland' };
  expect(writeTaken('2026-03-14T10:30:00Z', auckland)).toBe('Yesterday');
  expect(writeTaken('2026-03-14T11:30:00Z', auckland)).toBe('Today, 00:30');
});

it('writes the day of the zone, with the year where it is another', () => {
  expect(writeShortDay('2025-12-31T12:00:00Z', { now, timeZone: 'Pacific/Auckland' })).toBe(
    '1 Jan',
  );
  expect(writeShortDay('2025-12-31T12:00:00Z', london)).toBe('31 Dec 2025');
});

it('writes how long an attempt took', () => {
  expect(writeDuration(536)).toBe('8 min 56 s');
  expect(writeDuration(7_325)).toBe('122 min 5 s');
  expect(writeDuration(600)).toBe('10 min');
  expect(writeDuration(34)).toBe('34 s');
});
