import type { User } from '@engram/core/accounts/user.ts';
import type { OwnParameters } from '@engram/core/reviews/own-parameters/api.ts';
import type { Platform } from '../../platform/start.ts';
import { firstSettings } from '../settings.ts';
import { describeOwn } from './describe-own.ts';
import { tuneMemoryJob } from './job.ts';
import { upsertWish } from './store.ts';

/** What is scheduled follows by a job, a moment later. */
export async function switchOwn(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  user: User,
  { isOn }: { isOn: boolean },
): Promise<OwnParameters> {
  const { uid: userId } = user;
  await db.transaction().execute(async (tx) => {
    await upsertWish(tx, userId, { wantsOwn: isOn, defaults: firstSettings });
    await jobs.enqueue(tx, tuneMemoryJob, { userId });
  });
  return describeOwn(db, user);
}
