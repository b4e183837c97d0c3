import { attemptLimits, partLimits } from '../limits.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

/** Learners do not know of signs that cannot be stored, like half an emoji: these fall out. */
const written = z
  .string()
  .max(attemptLimits.maxAnswerLength)
  .overwrite((text) => text.replaceAll('\0', '').toWellFormed());

const optionId = StorableText.max(20);

/**
 * What a learner answers: an option id or a text; option ids of a multiple-answer question; for
 * matching, ids of column A with ids of column B.
 */
export const Answer = z.union([
  written,
  z.array(optionId).max(partLimits['multiple-answer'].max),
  z
    .record(optionId, optionId)
    .refine((pairs) => Object.keys(pairs).length <= partLimits.matching.max),
]);
export type Answer = z.infer<typeof Answer>;

/** A sentence nobody could judge by rule waits for its learner, instead of being called wrong. */
export const verdicts = ['correct', 'incorrect', 'needs-review'] as const;
export type Verdict = (typeof verdicts)[number];

/** How the parts of an answer are, where a question has several: its pairs, or its right options (D39). */
export const Parts = z.object({
  right: z.int().min(0),
  /** Picked, and no part of the key. What was left open is neither right nor wrong. */
  wrong: z.int().min(0),
  /** That the key has. */
  of: z.int().min(1),
});
export type Parts = z.infer<typeof Parts>;
