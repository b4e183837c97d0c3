import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { otherMemory } from './own-parameters/testing/simulate-histories.ts';
import { usualParameters } from './parameters.ts';
import { newSchedule, previewReviews, recallAt, scheduleReview } from './schedule-review.ts';
import type { Rating as Named } from './schedule.ts';

const start = new Date('2026-03-01T12:00:00.000Z');
const dayMs = 24 * 60 * 60 * 1000;
const afterDays = (days: number) => new Date(start.getTime() + days * dayMs);

/** Written down from ts-fsrs 5.4.2, FSRS-6, retention 90%, steps of ten minutes, no fuzz. */
const golden = [
  {
    rating: 'good',
    day: 0,
    leads: {
      state: 'review',
      due: '2026-03-03T12:00:00.000Z',
      stability: 2.3065,
      difficulty: 2.11810397,
      reps: 1,
      lapses: 0,
    },
  },
  {
    rating: 'good',
    day: 2,
    leads: {
      state: 'review',
      due: '2026-03-14T12:00:00.000Z',
      stability: 10.96433194,
      difficulty: 2.11121424,
      reps: 2,
      lapses: 0,
    },
  },
  {
    rating: 'again',
    day: 10,
    leads: {
      state: 'relearning',
      due: '2026-03-11T12:10:00.000Z',
      stability: 1.48750354,
      difficulty: 7.39223814,
      reps: 3,
      lapses: 1,
    },
  },
  {
    rating: 'good',
    day: 10,
    leads: {
      state: 'review',
      due: '2026-03-13T12:00:00.000Z',
      stability: 1.52264067,
      difficulty: 7.38007427,
      reps: 4,
      lapses: 1,
    },
  },
  {
    rating: 'hard',
    day: 11,
    leads: {
      state: 'review',
      due: '2026-03-15T12:00:00.000Z',
      stability: 2.73824502,
      difficulty: 8.24599958,
      reps: 5,
      lapses: 1,
    },
  },
] as const;

it('leads to what FSRS-6 says, review after review', () => {
  let schedule = newSchedule(start);
  for (const { rating, day, leads } of golden) {
    schedule = scheduleReview(schedule, { rating, at: afterDays(day), retention: 90 });
    expect(schedule).toMatchObject(leads);
  }
});

const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const;
const ratingsWithPauses = fc.array(
  fc.tuple(
    fc.constantFrom<Named[]>('again', 'hard', 'good', 'easy'),
    fc.integer({ min: 1, max: 400 * 24 * 60 }),
  ),
  { minLength: 1, maxLength: 30 },
);

it('keeps everything FSRS needs: a chain of ours is the chain of the library, by whatever parameters', () => {
  const parameters = fc.constantFrom(usualParameters, otherMemory);
  const terms = fc.record({ retention: fc.integer({ min: 70, max: 97 }), parameters });
  fc.assert(
    fc.property(ratingsWithPauses, terms, (chain, { retention, parameters: own }) => {
      const engine = fsrs({
        w: [...own],
        request_retention: retention / 100,
        enable_fuzz: false,
        learning_steps: ['10m'],
        relearning_steps: ['10m'],
      });
      let card = createEmptyCard(start);
      let schedule = newSchedule(start);
      let at = start;
      for (const [rating, minutes] of chain) {
        at = new Date(at.getTime() + minutes * 60_000);
        card = engine.next(card, at, grades[rating]).card;
        schedule = scheduleReview(schedule, { rating, at, retention, parameters: own });
        expect(schedule).toEqual({
          state: ['new', 'learning', 'review', 'relearning'][card.state],
          due: card.due.toISOString(),
          stability: card.stability,
          difficulty: card.difficulty,
          step: card.learning_steps,
          reps: card.reps,
          lapses: card.lapses,
          lastReviewedAt: at.toISOString(),
        });
      }
    }),
  );
});

it('shows what each answer would lead to, the better the later', () => {
  const first = previewReviews(newSchedule(start), { at: start, retention: 90 });
  expect(first.again.due).toBe('2026-03-01T12:10:00.000Z');
  expect(first.good.due).toBe('2026-03-03T12:00:00.000Z');
  expect(first.easy.due).toBe('2026-03-09T12:00:00.000Z');
  const later = previewReviews(first.good, { at: afterDays(2), retention: 90 });
  const days = [later.again, later.hard, later.good, later.easy].map(({ due }) => Date.parse(due));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});

it('brings more back when more is to be remembered', () => {
  const seen = scheduleReview(newSchedule(start), { rating: 'good', at: start, retention: 90 });
  const dueWith = (retention: number) =>
    Date.parse(scheduleReview(seen, { rating: 'good', at: afterDays(2), retention }).due);
  expect(dueWith(97)).toBeLessThan(dueWith(90));
  expect(dueWith(80)).toBeGreaterThan(dueWith(90));
});

it('knows the chance that something is remembered, and nothing of what was never seen', () => {
  const seen = scheduleReview(newSchedule(start), { rating: 'good', at: start, retention: 90 });
  expect(recallAt(newSchedule(start), start)).toBeUndefined();
  expect(recallAt(seen, start)).toBeCloseTo(1, 2);
  expect(recallAt(seen, afterDays(2))).toBeCloseTo(0.9, 1);
  expect(recallAt(seen, afterDays(200))).toBeLessThan(0.6);
});
