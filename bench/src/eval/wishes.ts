import type { TypeCount } from '@engram/core/generation/api.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';

/** What is asked of every text. */
export type Wish = { name: string; types: readonly TypeCount[] };

/** The largest test of the free plan: every type for a part of it. */
export const mixed20: Wish = {
  name: 'mixed 20',
  types: [
    { type: 'multiple-choice', count: 6 },
    { type: 'true-false', count: 4 },
    { type: 'short-answer', count: 3 },
    { type: 'fill-in-blank', count: 4 },
    { type: 'matching', count: 1 },
    { type: 'multiple-answer', count: 2 },
  ],
};

/** The largest one of the paid plans. */
export const mixed50: Wish = {
  name: 'mixed 50',
  types: [
    { type: 'multiple-choice', count: 15 },
    { type: 'true-false', count: 12 },
    { type: 'short-answer', count: 8 },
    { type: 'fill-in-blank', count: 10 },
    { type: 'matching', count: 2 },
    { type: 'multiple-answer', count: 3 },
  ],
};

export const ofEachType: readonly Wish[] = questionTypes.map((type) => ({
  name: `20 ${type}`,
  types: [{ type, count: 20 }],
}));

/** Questions whose answers can be guessed, as many as one test may have. */
export const guessable: Wish = {
  name: '25 multiple-choice, 20 true-false',
  types: [
    { type: 'multiple-choice', count: 25 },
    { type: 'true-false', count: 20 },
  ],
};

/** Twenty questions of types that every text gives, for comparing times. */
export const timed20: Wish = {
  name: '20 questions',
  types: [
    { type: 'multiple-choice', count: 9 },
    { type: 'true-false', count: 5 },
    { type: 'short-answer', count: 2 },
    { type: 'fill-in-blank', count: 4 },
  ],
};
