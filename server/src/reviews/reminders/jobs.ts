import { z } from 'zod';
import { noteTimeZone } from '../../accounts/jobs.ts';
import type { Config } from '../../config.ts';
import { defineJob, type JobWork, workOn } from '../../platform/jobs.ts';
import { readInPages } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/start.ts';
import { defineSweep, inEachBucket } from '../../platform/sweep.ts';
import { remind } from './remind.ts';
import { type DueMoment, forgetTokens, readMomentsAfter } from './store.ts';

/** One at a time for each learner; a mail server that is away is asked again until the day is over. */
const remindOfReviews = defineJob({
  name: 'remind-of-reviews',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 15 * 60,
  expireInSeconds: 60,
  isUnique: true,
  concurrency: 4,
});

/** Clocks of the world differ by quarters of an hour, so that no hour begins in between. */
const findDueReminders = defineSweep({ name: 'find-due-reminders', cron: '*/5 * * * *' });

const sweepReminderTokens = defineSweep({ name: 'sweep-reminder-tokens', cron: '41 3 * * *' });

export const reminderJobs = [remindOfReviews, noteTimeZone, findDueReminders, sweepReminderTokens];

export function reminderWork(platform: Platform, config: Config): readonly JobWork[] {
  const { db, clock } = platform;
  const site = config.PUBLIC_URL;
  return [
    workOn(remindOfReviews, ({ userId }) => remind(platform, { userId, site })),
    // Where they are now, the hour may have come already, or a day may have begun.
    workOn(noteTimeZone, ({ userId }) => remind(platform, { userId, site })),
    workOn(findDueReminders, () => findDue(platform)),
    workOn(sweepReminderTokens, () =>
      inEachBucket((bucket) => forgetTokens(db, bucket, clock.now())),
    ),
  ];
}

/** Those that wait from the time before have a job still, and the engine takes no second one. */
async function findDue({ db, clock, jobs }: Platform): Promise<void> {
  const now = clock.now();
  await inEachBucket(async (bucket) => {
    const due = readInPages(db, (tx, after?: DueMoment) =>
      readMomentsAfter(tx, { bucket, now }, after),
    );
    for await (const { userId } of due) {
      await db.transaction().execute((tx) => jobs.enqueue(tx, remindOfReviews, { userId }));
    }
  });
}
