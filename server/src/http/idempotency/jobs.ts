import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { type JobWork, workOn } from '../../platform/jobs.ts';
import { defineSweep, inEachBucket } from '../../platform/sweep.ts';
import { forgetKeys } from './store.ts';

const rememberedMs = 24 * 60 * 60 * 1000;

export const sweepIdempotencyKeys = defineSweep({
  name: 'sweep-idempotency-keys',
  cron: '17 * * * *',
});

export function sweepWork(db: Db, clock: Clock): JobWork {
  return workOn(sweepIdempotencyKeys, async () => {
    const before = new Date(clock.now().getTime() - rememberedMs);
    await inEachBucket((bucket) => forgetKeys(db, bucket, before));
  });
}
