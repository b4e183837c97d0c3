import { siteLimits } from '@engram/core/limits.ts';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { defineJob, type JobWork, workOn } from '../platform/jobs.ts';
import { readInPages } from '../platform/personal-data.ts';
import type { Platform } from '../platform/start.ts';
import { defineSweep, inEachBucket } from '../platform/sweep.ts';
import { mailMessage } from './mail-message.ts';
import { forgetMessages, readUnmailedAfter, type UnmailedMessage } from './store.ts';

const quarterOfHour = 15 * 60;

/**
 * An answer is promised within 24 hours, so a message must not wait long once the mail server is
 * back: it is tried every quarter of an hour for about a day, and then the sweep begins anew.
 */
export const mailContactMessage = defineJob({
  name: 'mail-contact-message',
  payload: z.object({ messageId: z.uuid() }),
  retryLimit: 100,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: quarterOfHour,
  expireInSeconds: 60,
  isUnique: true,
});

const sweepContactMessages = defineSweep({ name: 'sweep-contact-messages', cron: '37 * * * *' });

export const contactJobs = [mailContactMessage, sweepContactMessages];

export function contactWork(platform: Platform, config: Config): readonly JobWork[] {
  return [
    workOn(mailContactMessage, ({ messageId }) =>
      mailMessage(platform, messageId, config.SUPPORT_MAILBOX),
    ),
    workOn(sweepContactMessages, () => sweepMessages(platform)),
  ];
}

/** Forgets what is too old, and gives a job to every message that waits without one. */
async function sweepMessages({ db, clock, jobs }: Platform): Promise<void> {
  const now = clock.now();
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - siteLimits.contactKeptMonths);
  await inEachBucket((bucket) => forgetMessages(db, bucket, before));
  // Nearly all have one still, and then the engine takes no second.
  const unmailed = readInPages(db, (tx, after?: UnmailedMessage) => readUnmailedAfter(tx, after));
  for await (const { messageId } of unmailed) {
    await db.transaction().execute((tx) => jobs.enqueue(tx, mailContactMessage, { messageId }));
  }
}
