import { reviewLimits } from '../limits.ts';
import { z } from '../zod.ts';

/** How much to remember, and how much to review a day. */
export const ReviewSettings = z.object({
  /** Percent of what is due that is to be remembered. */
  retention: z.int().min(reviewLimits.minRetention).max(reviewLimits.maxRetention),
  newPerDay: z.int().min(0).max(reviewLimits.maxNewPerDay),
  duePerDay: z.int().min(1).max(reviewLimits.maxDuePerDay),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;
