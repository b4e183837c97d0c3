import { z } from 'zod';
import type { Config } from '../../config.ts';
import { defineJob, type JobWork, workOn } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/start.ts';
import { defineSweep, inEachBucket } from '../../platform/sweep.ts';
import { passwordChangedMail } from '../mails/password-changed.ts';
import { resetPasswordMail, verifyEmailMail } from '../mails/link-mails.ts';
import { findUser } from '../read-user.ts';
import { recordEvent } from '../record-event.ts';
import { prepareLink } from './prepare-link.ts';
import { forgetLinkTokens } from './store.ts';

/** A mail server may be away for a while; after half an hour a reset link would come too late. */
const mailing = { retryLimit: 8, retryDelaySeconds: 5, expireInSeconds: 60 };

/**
 * An unknown user id is no mistake: asking for an unknown address makes the same job. What could
 * not be counted, because Redis is away, is limited by the links themselves.
 */
const ToUser = z.object({ userId: z.uuid(), isCounted: z.boolean() });

export const sendResetLink = defineJob({ name: 'send-reset-link', payload: ToUser, ...mailing });

export const sendVerificationLink = defineJob({
  name: 'send-verification-link',
  payload: ToUser,
  ...mailing,
});

export const tellPasswordChanged = defineJob({
  name: 'tell-password-changed',
  payload: z.object({ userId: z.uuid(), at: z.iso.datetime() }),
  ...mailing,
});

const sweepLinkTokens = defineSweep({ name: 'sweep-link-tokens', cron: '29 * * * *' });

export const linkJobs = [sendResetLink, sendVerificationLink, tellPasswordChanged, sweepLinkTokens];

export function linkWork(platform: Platform, config: Config): readonly JobWork[] {
  const { db, clock, mailer } = platform;
  const site = config.PUBLIC_URL;
  return [
    workOn(sendResetLink, async (wish, { attempt }) => {
      const sent = await prepareLink(platform, {
        ...mayRepeat(wish, attempt),
        purpose: 'reset-password',
        site,
      });
      if (!sent) return;
      await mailer.send({ to: sent.email, ...(await resetPasswordMail(sent)) });
      const kind = 'password-reset-requested';
      await recordEvent(db, { userId: wish.userId, kind, now: clock.now() });
    }),
    workOn(sendVerificationLink, async (wish, { attempt }) => {
      const sent = await prepareLink(platform, {
        ...mayRepeat(wish, attempt),
        purpose: 'verify-email',
        site,
      });
      if (sent) await mailer.send({ to: sent.email, ...(await verifyEmailMail(sent)) });
    }),
    workOn(tellPasswordChanged, async ({ userId, at }) => {
      const user = await findUser(db, userId, clock.now());
      if (!user) return;
      const { email, timeZone } = user;
      const link = new URL('/forgot-password', site).href;
      const mail = await passwordChangedMail({ email, at: new Date(at), timeZone, link });
      await mailer.send({ to: email, ...mail });
    }),
    workOn(sweepLinkTokens, async () => {
      const now = clock.now();
      await inEachBucket((bucket) => forgetLinkTokens(db, bucket, now));
    }),
  ];
}

/** A repetition finds the link of its own first attempt, whose mail did not get through. */
function mayRepeat(wish: z.infer<typeof ToUser>, attempt: number) {
  return { ...wish, isCounted: wish.isCounted || attempt > 1 };
}
