import type { PackedReview } from '@engram/core/reviews/pack-reviews.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type { Db } from '../../platform/db.ts';
import { readCountingSince } from '../read-log.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lastReviews = 200;

/** How long a review has taken of late: the one measure by which all times ahead are told. */
export async function timePerReview(db: Db, userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - reviewLimits.retentionDays * dayMs);
  return meanTime(await readCountingSince(db, userId, since));
}

export function meanTime(reviews: readonly Pick<PackedReview, 'at' | 'tookMs'>[]): number {
  const last = reviews.toSorted((one, other) => other.at - one.at).slice(0, lastReviews);
  if (last.length === 0) return reviewLimits.usualMs;
  const mean = Math.round(last.reduce((sum, { tookMs }) => sum + tookMs, 0) / last.length);
  return Math.max(reviewLimits.leastMs, mean);
}
