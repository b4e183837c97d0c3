import { reviewLimits } from '../limits.ts';
import { Answer } from '../questions/answer.ts';
import { z } from '../zod.ts';
import { ratings } from './schedule.ts';

/** 'undo' takes back the last review of the same item before it. */
export const marks = [...ratings, 'undo'] as const;
export type Mark = (typeof marks)[number];

/**
 * One answer of a learner, as a device tells it. The id is made there and holds the moment: a review
 * that arrives twice is the same one, and in whatever order reviews arrive, they are counted in the
 * order of their moments.
 */
export const Review = z.strictObject({
  /** Version 7: its first 48 bits are the milliseconds since 1970. */
  id: z.uuidv7(),
  itemId: z.uuid(),
  mark: z.enum(marks),
  /** From seeing it to answering. */
  tookMs: z
    .int()
    .min(0)
    .max(24 * 60 * reviewLimits.maxTookMs),
  /** Of a question: what was answered, and whether the learner calls it right against the rules. */
  given: z.strictObject({ answer: Answer, isRightToo: z.boolean() }).optional(),
});
export type Review = z.infer<typeof Review>;

/** The moment in the id. */
export function momentOf({ id }: Pick<Review, 'id'>): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The last 32 bits of the id: with the item they tell reviews apart. */
export function chanceOf({ id }: Pick<Review, 'id'>): number {
  return Number.parseInt(id.slice(-8), 16);
}
