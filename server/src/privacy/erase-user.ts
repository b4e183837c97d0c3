import { findUnerased } from '../accounts/personal-data/close-account.ts';
import { findUser } from '../accounts/read-user.ts';
import type { Db } from '../platform/db.ts';
import { inEachBucket } from '../platform/sweep.ts';
import { allPersonalData } from './all-personal-data.ts';

/** Everything of somebody who has left, feature by feature; what is gone already stays gone. */
export async function eraseUser(db: Db, userId: string, now: Date): Promise<void> {
  if (await findUser(db, userId, now)) throw new Error('This account is not closed');
  for (const { erase } of allPersonalData) await erase(db, userId);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Accounts that were closed more than a day ago and should be gone. */
export async function eraseForgotten(db: Db, now: Date): Promise<void> {
  const closedBefore = new Date(now.getTime() - dayMs);
  await inEachBucket(async (bucket) => {
    const closed = await findUnerased(db, bucket, closedBefore);
    for (const userId of closed) await eraseUser(db, userId, now);
  });
}
