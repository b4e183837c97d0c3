import type { Db } from '../../platform/db.ts';
import { inEachBucket } from '../../platform/sweep.ts';
import { emptyExports, failAbandoned, forgetExports } from '../writing/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Content goes when it is over, the memory of it a month after it was asked for. */
export async function sweepExports(db: Db, now: Date): Promise<void> {
  await inEachBucket(async (bucket) => {
    await failAbandoned(db, bucket, new Date(now.getTime() - dayMs));
    await emptyExports(db, bucket, now);
    await forgetExports(db, bucket, new Date(now.getTime() - 30 * dayMs));
  });
}
