import { standings } from '@engram/core/flashcards/card.ts';
import { Review } from '@engram/core/reviews/review.ts';
import { z } from '@engram/core/zod.ts';

/** A review that the server may not know yet, with what screens tell of it meanwhile. */
export const KeptReview = z.object({
  ...Review.shape,
  /** Of a card: what it makes of the set it is in. */
  study: z
    .object({ setId: z.uuid(), before: z.enum(standings), after: z.enum(standings) })
    .nullable(),
});
export type KeptReview = z.infer<typeof KeptReview>;

/**
 * Reviews that were sent together, or will be. Sent again it is the same batch, so that the server
 * can answer it like the first time.
 */
export const Batch = z.object({ batchId: z.uuidv7(), ids: z.array(z.uuidv7()) });
export type Batch = z.infer<typeof Batch>;

/** As the contract has it; bare, without what was answered. */
export function toReview(
  { id, itemId, mark, tookMs, given }: KeptReview,
  { isBare = false } = {},
): Review {
  return { id, itemId, mark, tookMs, ...(given && !isBare && { given }) };
}
