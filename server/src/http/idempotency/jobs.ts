import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { defineJob, type JobWork, workOn } from '../../platform/jobs.ts';
import { forgetKeys, sweepBuckets } from './store.ts';

const rememberedMs = 24 * 60 * 60 * 1000;

export const sweepIdempotencyKeys = defineJob({
  name: 'sweep-idempotency-keys',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  cron: '17 * * * *',
});

export function sweepWork(db: Db, clock: Clock): JobWork {
  return workOn(sweepIdempotencyKeys, async () => {
    const before = new Date(clock.now().getTime() - rememberedMs);
    for (let bucket = 0; bucket < sweepBuckets; bucket += 1) await forgetKeys(db, bucket, before);
  });
}
