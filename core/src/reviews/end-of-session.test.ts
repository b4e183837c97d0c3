import { expect, it } from 'vitest';
import { countAgain, listForgotten, mayLeaveRest, waitAtEnd } from './end-of-session.ts';
import {
  answerShown,
  beginReview,
  leaveRest,
  type ReviewSession,
  undoLast,
} from './review-session.ts';
import { newSchedule, scheduleReview } from './schedule-review.ts';
import type { Rating, Schedule } from './schedule.ts';

type Session = ReviewSession<{ itemId: string; schedule: Schedule }>;

const minute = 60_000;
const start = Date.UTC(2026, 2, 14, 9);

function begin(itemIds: readonly string[], left = itemIds.length): Session {
  const schedule = newSchedule(new Date(start));
  const items = itemIds.map((itemId) => ({ itemId, schedule }));
  return beginReview({ items, counts: { left, done: 0 }, now: start });
}

/** One answer a minute. */
function rateAll(session: Session, answers: readonly Rating[]): Session {
  return answers.reduce((before, rating) => {
    const now = start + before.answered.length * minute;
    const schedule = scheduleReview(before.shown?.schedule ?? newSchedule(new Date(start)), {
      rating,
      at: new Date(now),
      retention: 90,
    });
    const reviewId = `review-${before.answered.length}`;
    return answerShown(before, { reviewId, rating, schedule, now });
  }, session);
}

it('counts what was answered and is to be seen again, shown or not', () => {
  expect(countAgain(begin(['a', 'b', 'c']))).toBe(0);
  const waiting = rateAll(begin(['a', 'b', 'c']), ['again', 'hard']);
  expect(waiting).toMatchObject({ done: 0, left: 3 });
  expect(countAgain(waiting)).toBe(2);
  expect(countAgain(rateAll(waiting, ['good']))).toBe(2);
  expect(countAgain(rateAll(waiting, ['good', 'good', 'good']))).toBe(0);
});

it('says that the last thing comes back now, one of some soon, and any other after its minutes', () => {
  expect(waitAtEnd(begin(['a', 'b']))).toBeUndefined();
  expect(waitAtEnd(begin(['a'], 3))).toBeUndefined();
  expect(waitAtEnd(begin(['a']))).toBe('now');
  expect(waitAtEnd(rateAll(begin(['a', 'b']), ['again']))).toBe('soon');
  expect(waitAtEnd(rateAll(begin(['a', 'b']), ['again', 'good']))).toBe('now');
});

it('lets what is left be left after the second miss of something at the end, and not before', () => {
  const missed = (times: number) => rateAll(begin(['a']), Array<Rating>(times).fill('again'));
  expect([0, 1, 2, 9].map((times) => mayLeaveRest(missed(times)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  // There is something else to ask.
  const other = rateAll(begin(['a', 'b', 'c'], 9), ['again', 'again']);
  expect(mayLeaveRest(other)).toBe(false);
});

it('has two that are missed in turns left together', () => {
  const inTurns = rateAll(begin(['a', 'b']), ['again', 'again', 'again', 'again']);
  expect(mayLeaveRest(inTurns)).toBe(true);
  const over = leaveRest(inTurns);
  expect(over).toMatchObject({ shown: undefined, done: 0, left: 2 });
  expect(countAgain(over)).toBe(2);
});

it('undoes the last answer also when the rest was left', () => {
  const once = rateAll(begin(['a']), ['again']);
  expect(undoLast(leaveRest(rateAll(once, ['again'])))).toEqual(once);
  expect(leaveRest(rateAll(begin(['a']), ['good']))).toMatchObject({ shown: undefined, left: 0 });
});

it('lists what was forgotten once each, without what was undone', () => {
  const session = rateAll(begin(['a', 'b', 'c']), ['again', 'good', 'again', 'again', 'good']);
  expect(listForgotten(session).map(({ itemId }) => itemId)).toEqual(['a', 'c']);
  const undone = undoLast(rateAll(begin(['a', 'b']), ['again']));
  expect(listForgotten(undone)).toEqual([]);
});
