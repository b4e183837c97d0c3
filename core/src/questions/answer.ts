import { z } from '../zod.ts';

/**
 * What a learner answers: an option id or a text; option ids of a multiple-answer question; for
 * matching, ids of column A with ids of column B.
 */
export const Answer = z.union([
  z.string().max(2_000),
  z.array(z.string().max(20)).max(8),
  z
    .record(z.string().max(20), z.string().max(20))
    .refine((pairs) => Object.keys(pairs).length <= 10), // as many as a column may have rows
]);
export type Answer = z.infer<typeof Answer>;

/** A sentence nobody could judge by rule waits for its learner, instead of being called wrong. */
export const verdicts = ['correct', 'incorrect', 'needs-review'] as const;
export type Verdict = (typeof verdicts)[number];
