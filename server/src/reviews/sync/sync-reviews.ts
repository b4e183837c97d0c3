import type { User } from '@engram/core/accounts/user.ts';
import type { Accepted, Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { momentOf } from '@engram/core/reviews/review.ts';
import type { Platform } from '../../platform/start.ts';
import { countToday } from '../queue/count-today.ts';
import { countBatch } from './count-batch.ts';

type Batch = Accepted<typeof api.syncReviews>['body'];

/** Counts what a device tells, and answers what became of it. */
export async function syncReviews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { batchId, reviews }: Batch,
): Promise<Reply<typeof api.syncReviews>> {
  const now = clock.now();
  const latest = now.getTime() + reviewLimits.maxAheadMs;
  const isMistimed = (review: Batch['reviews'][number]) => {
    const moment = momentOf(review);
    return moment > latest || moment < reviewLimits.firstMoment;
  };
  const inTime = reviews.filter((review) => !isMistimed(review));
  const counted =
    inTime.length === 0
      ? { schedules: [], unknown: [] }
      : await db.transaction().execute((tx) => countBatch(tx, user, { batchId, reviews: inTime }));
  return {
    ...counted,
    mistimed: reviews.filter(isMistimed).map(({ id }) => id),
    now: now.toISOString(),
    counts: await countToday(db, user, now),
  };
}
