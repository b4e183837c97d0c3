import fc from 'fast-check';
import { expect, it } from 'vitest';
import { otherMemory } from './own-parameters/testing/simulate-histories.ts';
import { usualParameters } from './parameters.ts';
import { isOnTop, listCounting, type LoggedReview, replayReviews } from './replay-reviews.ts';
import { marks } from './review.ts';
import { newSchedule } from './schedule-review.ts';

const first = newSchedule(new Date('2026-03-01T12:00:00.000Z'));
const minute = 60_000;
const start = Date.parse('2026-03-02T12:00:00.000Z');

function make(at: number, mark: LoggedReview['mark'], chance = at): LoggedReview {
  return { at: start + at * minute, chance, mark, retention: 90 };
}

const logs = fc
  .uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 500_000 }),
      chance: fc.integer({ min: 0, max: 0xffff_ffff }),
      mark: fc.constantFrom(...marks),
      retention: fc.integer({ min: 70, max: 97 }),
    }),
    { selector: ({ chance }) => chance, maxLength: 25 },
  )
  .map((reviews) => reviews.map((review) => ({ ...review, at: start + review.at * minute })));

it('reproduces every state from reviews that arrive in any order and more than once', () => {
  fc.assert(
    fc.property(
      logs.chain((log) =>
        fc.tuple(
          fc.constant(log),
          fc.shuffledSubarray(log, { minLength: log.length }),
          fc.subarray(log),
        ),
      ),
      ([log, shuffled, again]) => {
        for (const parameters of [usualParameters, otherMemory]) {
          const told = replayReviews(first, log, parameters);
          expect(replayReviews(first, [...shuffled, ...again], parameters)).toEqual(told);
        }
      },
    ),
  );
});

it('may count in pieces where each piece lies on top of the one before', () => {
  fc.assert(
    fc.property(logs, fc.nat(), (log, place) => {
      const inOrder = log.toSorted((one, other) => one.at - other.at || one.chance - other.chance);
      const cut = inOrder.length === 0 ? 0 : place % (inOrder.length + 1);
      const [early, late] = [inOrder.slice(0, cut), inOrder.slice(cut)];
      const { schedule } = replayReviews(first, early);
      fc.pre(isOnTop(early.at(-1)?.at ?? null, late));
      const whole = replayReviews(first, log);
      const inPieces = replayReviews(schedule, late);
      expect(inPieces.schedule).toEqual(whole.schedule);
      expect([undefined, whole.standing]).toContain(inPieces.standing);
    }),
  );
});

it('leads elsewhere by a learner’s own parameters', () => {
  const log = [make(0, 'good'), make(4_000, 'good')];
  expect(replayReviews(first, log).schedule.due).toBe('2026-03-19T06:40:00.000Z');
  expect(replayReviews(first, log, otherMemory).schedule.due).toBe('2026-03-11T06:40:00.000Z');
});

it('takes back the last review before it, and none when there is none', () => {
  const reviews = [make(0, 'undo'), make(1, 'good'), make(2, 'again'), make(3, 'undo')];
  expect(listCounting(reviews).map(({ chance }) => chance)).toEqual([1]);
  expect(replayReviews(first, reviews).schedule).toEqual(
    replayReviews(first, [make(1, 'good')]).schedule,
  );
  expect(replayReviews(first, [make(0, 'good'), make(1, 'undo')])).toEqual({
    schedule: first,
    standing: undefined,
    found: new Map(),
  });
});

it('knows something until it is forgotten, and again once it is not', () => {
  const standings = (['good', 'again', 'hard', 'easy'] as const).map(
    (mark) => replayReviews(first, [make(0, 'again', 9), make(1, mark, 10)]).standing,
  );
  expect(standings).toEqual(['known', 'learning', 'known', 'known']);
});

it('is on top only when everything is later and nothing earlier is taken back', () => {
  const { at } = make(10, 'good');
  expect(isOnTop(null, [make(0, 'good')])).toBe(true);
  expect(isOnTop(at, [make(11, 'good')])).toBe(true);
  expect(isOnTop(at, [make(10, 'good')])).toBe(false);
  expect(isOnTop(at, [make(9, 'good'), make(11, 'good')])).toBe(false);
  expect(isOnTop(at, [make(11, 'undo')])).toBe(false);
  expect(isOnTop(at, [make(12, 'undo'), make(11, 'good')])).toBe(true);
});
