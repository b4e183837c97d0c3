import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { type JobWork, workOn } from '../../platform/jobs.ts';
import { defineSweep, inEachBucket } from '../../platform/sweep.ts';
import { deleteEndedSessions } from './store.ts';

export const sweepEndedSessions = defineSweep({
  name: 'sweep-ended-sessions',
  cron: '7 4 * * *',
});

export function sweepSessionsWork(db: Db, clock: Clock): JobWork {
  return workOn(sweepEndedSessions, () =>
    inEachBucket((bucket) => deleteEndedSessions(db, bucket, clock.now())),
  );
}
