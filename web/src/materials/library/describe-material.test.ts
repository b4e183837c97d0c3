import { expect, it } from 'vitest';
import { describeDay, describeUsage } from './describe-material.ts';

it('says where a material was used, one and many', () => {
  expect(describeUsage({ usedInTests: 2, usedInFlashcardSets: 1 })).toBe(
    ', used in 2 tests, 1 flashcard set',
  );
  expect(describeUsage({ usedInTests: 1, usedInFlashcardSets: 0 })).toBe(', used in 1 test');
  expect(describeUsage({ usedInTests: 0, usedInFlashcardSets: 3 })).toBe(
    ', used in 3 flashcard sets',
  );
});

it('says nothing of a material that was never used', () => {
  expect(describeUsage({ usedInTests: 0, usedInFlashcardSets: 0 })).toBe('');
});

const now = Date.parse('2026-03-14T11:30:00.000Z');

it('calls the current day Today, and others by day and month', () => {
  const calendar = { now, timeZone: 'Europe/London' };
  expect(describeDay('2026-03-14T00:10:00.000Z', calendar)).toBe('Today');
  expect(describeDay('2026-03-13T23:50:00.000Z', calendar)).toBe('13 Mar');
});

it('adds the year of another year', () => {
  const calendar = { now, timeZone: 'Europe/London' };
  expect(describeDay('2025-12-31T12:00:00.000Z', calendar)).toBe('31 Dec 2025');
});

it('counts days as the calendar of the user does', () => {
  expect(describeDay('2026-03-13T23:50:00.000Z', { now, timeZone: 'Asia/Tokyo' })).toBe('Today');
  expect(describeDay('2026-03-14T11:00:00.000Z', { now, timeZone: 'Pacific/Kiritimati' })).toBe(
    'Today',
  );
  expect(describeDay('2026-03-14T09:00:00.000Z', { now, timeZone: 'Pacific/Kiritimati' })).toBe(
    '14 Mar',
  );
});
