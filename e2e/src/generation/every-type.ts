import type { TypeCount } from '@engram/core/generation/api.ts';

/** A test of 20 questions, with every type in it. */
export const everyType: TypeCount[] = [
  { type: 'multiple-choice', count: 5 },
  { type: 'true-false', count: 4 },
  { type: 'short-answer', count: 3 },
  { type: 'matching', count: 2 },
  { type: 'fill-in-blank', count: 3 },
  { type: 'multiple-answer', count: 3 },
];
