import { privacyLimits } from '@engram/core/limits.ts';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { defineJob, type JobWork, workOn } from '../jobs.ts';
import type { Mailer } from '../mail/mailer.ts';
import { defineSweep, inEachBucket } from '../sweep.ts';
import { utcDay } from '../utc-day.ts';
import { forgetAccountSpending, forgetSpending } from './store.ts';
import { spendingWarning } from './warning-mail.ts';

export const mailSpendingWarning = defineJob({
  name: 'mail-spending-warning',
  payload: z.object({ day: z.string(), percent: z.int() }),
  retryLimit: 20,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 15 * 60,
  expireInSeconds: 60,
});

const sweepSpending = defineSweep({ name: 'sweep-spending', cron: '47 3 * * *' });

export const spendingJobs = [mailSpendingWarning, sweepSpending];

const keptMs = privacyLimits.pastUsageDays * 24 * 60 * 60 * 1000;

type Working = { db: Db; clock: Clock; mailer: Mailer };

export function spendingWork({ db, clock, mailer }: Working, config: Config): readonly JobWork[] {
  return [
    workOn(mailSpendingWarning, (warning) =>
      mailer.send({ to: config.SUPPORT_MAILBOX, ...spendingWarning(warning) }),
    ),
    workOn(sweepSpending, async () => {
      const beforeDay = utcDay(new Date(clock.now().getTime() - keptMs));
      await forgetSpending(db, beforeDay);
      await inEachBucket((bucket) => forgetAccountSpending(db, bucket, beforeDay));
    }),
  ];
}
