import type { Db } from '../../platform/db.ts';
import { emptyExports, exportBuckets, failAbandoned, forgetExports } from '../writing/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Content goes when it is over, the memory of it a month after it was asked for. */
export async function sweepExports(db: Db, now: Date): Promise<void> {
  for (let bucket = 0; bucket < exportBuckets; bucket += 1) {
    await failAbandoned(db, bucket, new Date(now.getTime() - dayMs));
    await emptyExports(db, bucket, now);
    await forgetExports(db, bucket, new Date(now.getTime() - 30 * dayMs));
  }
}
