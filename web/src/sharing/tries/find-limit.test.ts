import { expect, it } from 'vitest';
import { findLimitSeconds } from './find-limit.ts';

const startedAt = '2026-11-13T09:10:00.000Z';
const now = startedAt;
const strict = { acceptsLate: false };
const lenient = { acceptsLate: true };

it('is its own end where that comes first', () => {
  const ends = { startedAt, now, deadlineAt: '2026-11-13T09:35:00.000Z' };
  expect(findLimitSeconds({ ...ends, closesAt: '2026-11-20T14:00:00.000Z' }, strict)).toBe(1_500);
});

it('is the closing where that comes first, unless late work is accepted', () => {
  const ends = {
    startedAt,
    now,
    deadlineAt: '2026-11-13T09:35:00.000Z',
    closesAt: '2026-11-13T09:20:00.000Z',
  };
  expect(findLimitSeconds(ends, strict)).toBe(600);
  expect(findLimitSeconds(ends, lenient)).toBe(1_500);
});

it('is none without an own end until the last hour before the closing', () => {
  const ends = { startedAt, deadlineAt: null, closesAt: '2026-11-13T15:10:00.000Z' };
  expect(findLimitSeconds({ ...ends, now }, strict)).toBeNull();
  expect(findLimitSeconds({ ...ends, now: '2026-11-13T14:09:59.000Z' }, strict)).toBeNull();
  expect(findLimitSeconds({ ...ends, now: '2026-11-13T14:10:00.000Z' }, strict)).toBe(21_600);
  expect(findLimitSeconds({ ...ends, now: '2026-11-13T14:10:00.000Z' }, lenient)).toBeNull();
});

it('is nothing at all where the test has closed', () => {
  const ends = { startedAt, now, deadlineAt: null, closesAt: '2026-11-13T09:00:00.000Z' };
  expect(findLimitSeconds(ends, strict)).toBe(0);
});
