import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { defineJob, type JobWork, workOn } from '../../platform/jobs.ts';
import { deleteEndedSessions } from './store.ts';

export const sweepEndedSessions = defineJob({
  name: 'sweep-ended-sessions',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  cron: '7 4 * * *',
});

export function sweepSessionsWork(db: Db, clock: Clock): JobWork {
  return workOn(sweepEndedSessions, () => deleteEndedSessions(db, clock.now()));
}
