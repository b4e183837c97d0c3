import { expect, it } from 'vitest';
import { pickIndex, type Random, seedRandom } from '../seeded-random.ts';
import {
  addItems,
  answerShown,
  beginReview,
  needsMoreItems,
  type ReviewSession,
  undoLast,
} from './review-session.ts';
import { newSchedule, scheduleReview } from './schedule-review.ts';
import { type Rating, ratings, type Schedule } from './schedule.ts';

type Item = { itemId: string; schedule: Schedule };
type Session = ReviewSession<Item>;

const minute = 60_000;
const start = Date.UTC(2026, 2, 14, 9);

function makeItems(count: number): Item[] {
  const schedule = newSchedule(new Date(start));
  return Array.from({ length: count }, (_, place) => ({ itemId: `item-${place}`, schedule }));
}

function begin(count: number, counts = { left: count, done: 0 }): Session {
  return beginReview({ items: makeItems(count), counts, now: start });
}

function rate(session: Session, rating: Rating, now: number): Session {
  const before = session.shown?.schedule ?? newSchedule(new Date(now));
  const schedule = scheduleReview(before, { rating, at: new Date(now), retention: 90 });
  return answerShown(session, { reviewId: `review-${now}`, rating, schedule, now });
}

it('shows the queue in its order and counts what is done and left', () => {
  const first = begin(3, { left: 3, done: 12 });
  expect(first.shown?.itemId).toBe('item-0');
  const second = rate(first, 'good', start);
  expect(second.shown?.itemId).toBe('item-1');
  expect(second).toMatchObject({ done: 13, left: 2 });
});

it('brings back what was forgotten when its ten minutes are over, before the next of the queue', () => {
  const forgotten = rate(begin(3), 'again', start);
  expect(forgotten).toMatchObject({ shown: { itemId: 'item-1' }, done: 0, left: 3 });
  expect(rate(forgotten, 'good', start + 9 * minute).shown?.itemId).toBe('item-2');
  expect(rate(forgotten, 'good', start + 10 * minute).shown?.itemId).toBe('item-0');
});

it('shows what comes back within 20 minutes at once when nothing else is left', () => {
  const alone = rate(begin(1), 'again', start);
  expect(alone.shown?.itemId).toBe('item-0');
  expect(rate(alone, 'good', start + minute)).toMatchObject({ shown: undefined, done: 1, left: 0 });
});

it('is over when nothing comes back within 20 minutes', () => {
  const later = newSchedule(new Date(start));
  const inHalfAnHour = new Date(start + 30 * minute).toISOString();
  const schedule = { ...later, state: 'learning', due: inHalfAnHour } as const;
  const session = beginReview({
    items: [{ itemId: 'item-0', schedule }],
    counts: { left: 1, done: 4 },
    now: start,
  });
  expect(session).toMatchObject({ shown: undefined, left: 1, done: 4 });
});

it('shows what the server sends as due on a device whose clock is behind', () => {
  const schedule = scheduleReview(newSchedule(new Date(start)), {
    rating: 'again',
    at: new Date(start),
    retention: 90,
  });
  const session = beginReview({
    items: [{ itemId: 'item-0', schedule }],
    counts: { left: 1, done: 0 },
    now: start - 60 * minute,
  });
  expect(session.shown?.itemId).toBe('item-0');
});

it('undo shows the item as it was, with its schedule and the counts of before', () => {
  const before = rate(begin(3), 'good', start);
  expect(undoLast(rate(before, 'easy', start + minute))).toEqual(before);
  expect(undoLast(begin(2))).toEqual(begin(2));
});

it('undoes two answers to one item one after the other', () => {
  const first = begin(1);
  const again = rate(first, 'again', start);
  const known = rate(again, 'good', start + minute);
  expect(undoLast(known)).toEqual(again);
  expect(undoLast(undoLast(known))).toEqual(first);
});

it('asks for more while few are left here and more are to be done today', () => {
  expect(needsMoreItems(begin(50, { left: 80, done: 0 }))).toBe(false);
  expect(needsMoreItems(begin(5, { left: 80, done: 0 }))).toBe(true);
  expect(needsMoreItems(begin(5))).toBe(false);
});

it('takes in what is new of a second fetch, and nothing twice', () => {
  const session = rate(begin(3, { left: 5, done: 0 }), 'good', start);
  const grown = addItems(session, { items: makeItems(5), now: start });
  expect(grown.queue.map(({ itemId }) => itemId)).toEqual(['item-2', 'item-3', 'item-4']);
  expect(grown).toMatchObject({ shown: { itemId: 'item-1' }, done: 1, left: 4 });
});

const seeds = Array.from({ length: 60 }, (_, place) => `session ${place}`);

it.each(seeds)('loses and doubles nothing, and every undo is exact: %s', (seed) => {
  const random = seedRandom(seed);
  const size = 1 + pickIndex(random, 8);
  const { sessions, undone } = walk(begin(size), random);
  expect(sessions.map(({ done, left }) => done + left)).toEqual(sessions.map(() => size));
  const open = sessions.map(listOpenIds);
  expect(open.map((ids) => new Set(ids).size)).toEqual(sessions.map(({ left }) => left));
  expect(open.map((ids) => ids.length)).toEqual(sessions.map(({ left }) => left));
  expect(undone.map(({ after }) => after)).toEqual(undone.map(({ before }) => before));
});

/** Answers of chance, some of which are undone. */
function walk(first: Session, random: Random) {
  const past = [first];
  const sessions = [first];
  const undone: { before: Session | undefined; after: Session }[] = [];
  let now = start;
  for (let step = 0; step < 60; step += 1) {
    now += pickIndex(random, 8 * minute);
    const session = past.at(-1) ?? first;
    if (session.shown && random() < 0.75) {
      past.push(rate(session, ratings[pickIndex(random, 4)] ?? 'good', now));
    } else if (past.length > 1) {
      past.pop();
      undone.push({ before: past.at(-1), after: undoLast(session) });
    }
    sessions.push(past.at(-1) ?? first);
  }
  return { sessions, undone };
}

function listOpenIds({ shown, queue, comingBack }: Session): string[] {
  return [...(shown ? [shown] : []), ...queue, ...comingBack].map(({ itemId }) => itemId);
}
