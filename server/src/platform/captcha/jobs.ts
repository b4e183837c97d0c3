import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { defineJob, type JobWork, workOn } from '../jobs.ts';
import { deleteSpentBefore } from './store.ts';

export const sweepSpentCaptchas = defineJob({
  name: 'sweep-spent-captchas',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  cron: '41 * * * *',
});

export function sweepCaptchasWork(db: Db, clock: Clock): JobWork {
  return workOn(sweepSpentCaptchas, () => deleteSpentBefore(db, clock.now()));
}
