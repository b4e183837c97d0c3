import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { type JobWork, workOn } from '../jobs.ts';
import { defineSweep } from '../sweep.ts';
import { deleteSpentBefore } from './store.ts';

export const sweepSpentCaptchas = defineSweep({
  name: 'sweep-spent-captchas',
  cron: '41 * * * *',
});

export function sweepCaptchasWork(db: Db, clock: Clock): JobWork {
  return workOn(sweepSpentCaptchas, () => deleteSpentBefore(db, clock.now()));
}
