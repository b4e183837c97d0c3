import { chanceOf, momentOf } from '@engram/core/reviews/review.ts';
import { z } from '@engram/core/zod.ts';
import { expect, it, vi } from 'vitest';
import {
  correctClock,
  followClock,
  makeReviewId,
  moveToMoment,
  readClock,
} from './make-review-id.ts';

const noon = Date.UTC(2026, 2, 14, 12);

it('makes a UUIDv7 whose time is the moment of the review', () => {
  const id = makeReviewId(noon);
  expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(momentOf({ id })).toBe(noon);
});

it('makes each later than the one before, also within a millisecond and after a small step back', () => {
  const later = noon + 60_000;
  const ids = [later, later, later, later - 5].map((now) => makeReviewId(now));
  expect(ids.map((id) => momentOf({ id }) - later)).toEqual([0, 1, 2, 3]);
  expect(ids.toSorted()).toEqual(ids);
});

it('believes a clock that was far ahead and is right again', () => {
  makeReviewId(noon + 24 * 60 * 60_000);
  const id = makeReviewId(noon + 120_000);
  expect(momentOf({ id })).toBe(noon + 120_000);
});

it('moves a review to another moment without making it another one', () => {
  const id = makeReviewId(noon + 180_000);
  const moved = moveToMoment(id, noon);
  expect(momentOf({ id: moved })).toBe(noon);
  expect(chanceOf({ id: moved })).toBe(chanceOf({ id }));
  expect(z.uuidv7().safeParse(moved).success).toBe(true);
});

it('makes the next after those that were moved to the clock of the server', () => {
  const serverMs = Date.now() - 3_600_000;
  correctClock(serverMs, serverMs + 5_000);
  expect(momentOf({ id: makeReviewId() })).toBeGreaterThan(serverMs + 5_000);
});

it('follows the clock of the server when that of the device was set right', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  correctClock(Date.now() - 3_600_000, 0);
  followClock(Date.now());
  expect(readClock()).toBe(Date.now());
  vi.useRealTimers();
});
