import { questionLimits } from '@engram/core/limits.ts';

/** A run that comes late or starts anew still gets this long. */
export const shortestMs = 20_000;
/** What the built-in generator needs to fill up when models leave something open. */
const fillUpMs = 10_000;

/** How long a run may ask models, and how long it may take in all. */
export function timeLeft(createdAt: Date, now: Date): { aiMs: number; allMs: number } {
  const { generationStopsAfterMs } = questionLimits;
  // The clock of the node that took the wish may be ahead of ours.
  const spentMs = Math.max(0, now.getTime() - createdAt.getTime());
  const allMs = Math.max(shortestMs, generationStopsAfterMs - spentMs);
  return { aiMs: allMs - fillUpMs, allMs };
}
