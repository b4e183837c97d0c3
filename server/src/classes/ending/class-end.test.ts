import { expect, it } from 'vitest';
import { findUnusedEnd, findWarning } from './class-end.ts';

it.each([
  ['2026-03-01T12:00:00.000Z', '2027-03-01T12:00:00.000Z', '2027-04-01T12:00:00.000Z'],
  // Where a month has no such day, its last one.
  ['2026-01-31T08:00:00.000Z', '2027-01-31T08:00:00.000Z', '2027-02-28T08:00:00.000Z'],
  ['2027-01-30T08:00:00.000Z', '2028-01-30T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
])('ends a class last used on %s with a warning on %s on %s (D41)', (used, warned, ended) => {
  expect(findWarning(new Date(used)).toISOString()).toBe(warned);
  expect(findUnusedEnd(new Date(used)).toISOString()).toBe(ended);
});
