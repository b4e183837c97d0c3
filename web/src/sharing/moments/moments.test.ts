import { expect, it } from 'vitest';
import { checkClosing } from './check-closing.ts';
import { writeDistance } from './write-distance.ts';

const now = Date.parse('2026-11-13T09:10:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [20_000, '1 minute'],
  [5 * minute, '5 minutes'],
  [89 * minute, '89 minutes'],
  [2 * hour, '2 hours'],
  [36 * hour, '2 days'],
  [7 * day, 'one week'],
  [8 * day, '8 days'],
  [14 * day, '2 weeks'],
  [90 * day, '90 days'],
])('writes %i ms as %s', (ms, words) => {
  expect(writeDistance(ms)).toBe(words);
});

it.each([
  ['no time at all', undefined, null, 'Choose a day and a time.'],
  ['one that has passed', now, null, 'This time has passed. Choose a later one.'],
  ['one before the opening', now + hour, now + day, 'It has to close after it opens.'],
  ['one in more than a year', now + 367 * day, null, 'Choose a day within a year.'],
])('does not take %s for a closing time', (_, closesAt, opensAt, words) => {
  expect(checkClosing(closesAt, { now, opensAt })).toBe(words);
});

it('takes one that is still to come, also a year after a late opening', () => {
  expect(checkClosing(now + minute, { now, opensAt: null })).toBeUndefined();
  expect(checkClosing(now + 380 * day, { now, opensAt: now + 30 * day })).toBeUndefined();
});
