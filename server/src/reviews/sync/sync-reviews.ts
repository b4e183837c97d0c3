import type { User } from '@engram/core/accounts/user.ts';
import type { Accepted, Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import { isTrainingDue } from '@engram/core/reviews/own-parameters/is-training-due.ts';
import { momentOf } from '@engram/core/reviews/review.ts';
import type { Platform } from '../../platform/start.ts';
import { tuneMemoryJob } from '../own-parameters/job.ts';
import { countToday } from '../queue/count-today.ts';
import { countBatch, type CountedBatch } from './count-batch.ts';

type Batch = Accepted<typeof api.syncReviews>['body'];

/** Counts what a device tells, and answers what became of it. */
export async function syncReviews(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  user: User,
  { batchId, reviews }: Batch,
): Promise<Reply<typeof api.syncReviews>> {
  const { db, clock } = platform;
  const now = clock.now();
  const latest = now.getTime() + reviewLimits.maxAheadMs;
  const isMistimed = (review: Batch['reviews'][number]) => {
    const moment = momentOf(review);
    return moment > latest || moment < reviewLimits.firstMoment;
  };
  const inTime = reviews.filter((review) => !isMistimed(review));
  const { schedules, unknown } =
    inTime.length === 0
      ? { schedules: [], unknown: [] }
      : await countInTime(platform, user, { batchId, reviews: inTime });
  return {
    schedules,
    unknown,
    mistimed: reviews.filter(isMistimed).map(({ id }) => id),
    now: now.toISOString(),
    counts: await countToday(db, user, now),
  };
}

/** What there is to learn from them is learned later, by a job. */
function countInTime(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  user: User,
  batch: Batch,
): Promise<CountedBatch> {
  return db.transaction().execute(async (tx) => {
    const counted = await countBatch(tx, user, batch);
    if (isTrainingDue(counted.progress, clock.now())) {
      await jobs.enqueue(tx, tuneMemoryJob, { userId: user.uid });
    }
    return counted;
  });
}
