import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packReviews, type PackedReview, pauses, unpackReviews } from './pack-reviews.ts';
import { marks } from './review.ts';

const reviews = fc.array(
  fc.record({
    at: fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2200, 0, 1) }),
    item: fc.nat(),
    chance: fc.integer({ min: 0, max: 0xffff_ffff }),
    mark: fc.constantFrom(...marks),
    after: fc.constantFrom(...pauses),
    isQuestion: fc.boolean(),
    tookMs: fc.integer({ min: 0, max: 600 }).map((tenths) => tenths * 100),
  }),
  { maxLength: 60 },
);

it('gives back what was packed, in the order of time', () => {
  fc.assert(
    fc.property(reviews, (packed) => {
      const inOrder = packed.toSorted((one, other) => one.at - other.at);
      expect(unpackReviews(packReviews(packed))).toEqual(inOrder);
    }),
  );
});

it('takes about a dozen bytes for a review of a usual session', () => {
  const session = Array.from({ length: 50 }, (_, no): PackedReview => ({
    at: Date.UTC(2026, 2, 1, 12) + no * 9_000,
    item: 40_000 + no * 37,
    chance: (no * 2_654_435_761) % 0x1_0000_0000,
    mark: 'good',
    after: 'days',
    isQuestion: false,
    tookMs: 7_300,
  }));
  expect(packReviews(session).length / 50).toBeLessThan(12.5);
});

it('refuses what it does not know or what was cut', () => {
  const bytes = packReviews([
    {
      at: Date.UTC(2026, 2, 1),
      item: 1,
      chance: 7,
      mark: 'good',
      after: 'days',
      isQuestion: true,
      tookMs: 100,
    },
  ]);
  expect(() => unpackReviews(bytes.slice(0, -1))).toThrow('end too early');
  expect(() => unpackReviews(Uint8Array.of(9))).toThrow('version 9');
});

it('counts no look at a card as longer than a minute', () => {
  const long = {
    at: Date.UTC(2026, 2, 1),
    item: 1,
    chance: 7,
    mark: 'good',
    after: 'days',
    isQuestion: false,
    tookMs: 3_600_000,
  } as const;
  expect(unpackReviews(packReviews([long]))[0]?.tookMs).toBe(60_000);
});
