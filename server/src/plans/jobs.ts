import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import { type JobWork, workOn } from '../platform/jobs.ts';
import { utcDay } from '../platform/utc-day.ts';
import { defineSweep, inEachBucket } from '../platform/sweep.ts';
import { forgetPast } from './past-addresses/store.ts';
import { forgetUsage } from './store.ts';

const keptMs = 400 * 24 * 60 * 60 * 1000;

/** A year and a month: nobody's allowance asks further back. */
export const sweepUsage = defineSweep({ name: 'sweep-usage', cron: '41 3 * * *' });

export function sweepUsageWork(db: Db, clock: Clock): JobWork {
  return workOn(sweepUsage, async () => {
    const beforeDay = utcDay(new Date(clock.now().getTime() - keptMs));
    await inEachBucket((bucket) => forgetUsage(db, bucket, beforeDay));
    await forgetPast(db, clock.now());
  });
}
