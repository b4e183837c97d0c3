import { expect, it } from 'vitest';
import { isTrainingDue } from './is-training-due.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const none = { wantsOwn: true, trainedAt: null, trainedReviews: null };

it('waits for 400 reviews that tell how long a memory lasts', () => {
  expect(isTrainingDue({ ...none, memoryReviews: 399 }, now)).toBe(false);
  expect(isTrainingDue({ ...none, memoryReviews: 400 }, now)).toBe(true);
});

it('comes again after a week and a tenth more reviews, and not sooner', () => {
  const once = { wantsOwn: true, trainedReviews: 1_000 };
  const dueAfter = (days: number, memoryReviews: number) =>
    isTrainingDue({ ...once, trainedAt: daysAgo(days), memoryReviews }, now);
  expect(dueAfter(7, 1_100)).toBe(true);
  expect(dueAfter(6.9, 5_000)).toBe(false);
  expect(dueAfter(60, 1_099)).toBe(false);
});

it('never comes where it is switched off', () => {
  expect(isTrainingDue({ ...none, wantsOwn: false, memoryReviews: 9_000 }, now)).toBe(false);
});

it('comes where reviews were never counted', () => {
  expect(isTrainingDue({ ...none, memoryReviews: null }, now)).toBe(true);
});
