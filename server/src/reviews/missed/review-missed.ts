import type { User } from '@engram/core/accounts/user.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/reviews/api.ts';
import type { Platform } from '../../platform/start.ts';
import { readToday } from '../queue/read-today.ts';
import { describeQueue } from '../queue/read-queue.ts';
import { listMissed } from './list-missed.ts';
import { scheduleMissed } from './schedule-missed.ts';

/** What was missed and is not cleared yet, before its day (D36). */
export async function reviewMissed(
  platform: Pick<Platform, 'db' | 'clock'>,
  user: User,
  attemptId: string,
): Promise<Reply<typeof api.reviewMissed>> {
  const { db, clock } = platform;
  // Only what is scheduled can be reviewed, and the job that does it may still wait for its turn.
  await scheduleMissed(platform, { userId: user.uid, attemptId });
  const missed = await listMissed(db, user, attemptId);
  const waiting = missed.filter(({ isCleared }) => !isCleared).slice(0, reviewLimits.queueSize);
  const today = await readToday(db, user, clock.now());
  return describeQueue(db, user, { today, wanted: waiting });
}
