import { linkJobs, linkWork } from './accounts/links/jobs.ts';
import { sweepEndedSessions, sweepSessionsWork } from './accounts/sessions/jobs.ts';
import { judgingJobs, judgingWork } from './attempts/judging/jobs.ts';
import type { Config } from './config.ts';
import { contactJobs, contactWork } from './contact/jobs.ts';
import { listPicturesOfCards } from './flashcards/cards/store.ts';
import { generationJobs, generationWork } from './generation/jobs.ts';
import { sweepIdempotencyKeys, sweepWork } from './http/idempotency/jobs.ts';
import { listPicturesOfMaterials } from './materials/store.ts';
import { pictureJobs, pictureWork } from './pictures/jobs.ts';
import { sweepCaptchasWork, sweepSpentCaptchas } from './platform/captcha/jobs.ts';
import type { Job, JobWork } from './platform/jobs.ts';
import { spendingJobs, spendingWork } from './platform/spending/jobs.ts';
import { billingJobs, billingWork } from './plans/billing/jobs.ts';
import { sweepUsage, sweepUsageWork } from './plans/jobs.ts';
import type { Platform } from './platform/start.ts';
import { listPicturesOfQuestions } from './practice-tests/store.ts';
import { privacyJobs, privacyWork } from './privacy/jobs.ts';
import { reviewJobs, reviewWork } from './reviews/jobs.ts';
import { reminderJobs, reminderWork } from './reviews/reminders/jobs.ts';
import { sharingJobs, sharingWork } from './sharing/jobs.ts';
import { listPicturesOfShares } from './sharing/store.ts';

/** Every kind of job, for the queues. */
export const allJobs: readonly Job[] = [
  sweepIdempotencyKeys,
  sweepSpentCaptchas,
  sweepEndedSessions,
  ...linkJobs,
  ...contactJobs,
  sweepUsage,
  ...spendingJobs,
  ...pictureJobs,
  ...billingJobs,
  ...generationJobs,
  ...judgingJobs,
  ...sharingJobs,
  ...reviewJobs,
  ...reminderJobs,
  ...privacyJobs,
];

/** Who does them. */
export function allWork(platform: Platform, config: Config): readonly JobWork[] {
  const { db, clock } = platform;
  return [
    sweepWork(db, clock),
    sweepCaptchasWork(db, clock),
    sweepSessionsWork(db, clock),
    ...linkWork(platform, config),
    ...contactWork(platform, config),
    sweepUsageWork(db, clock),
    ...spendingWork(platform, config),
    ...pictureWork(platform, [
      listPicturesOfMaterials,
      listPicturesOfQuestions,
      listPicturesOfShares,
      listPicturesOfCards,
    ]),
    ...billingWork(platform),
    ...generationWork(platform),
    ...judgingWork(platform),
    ...sharingWork(platform),
    ...reviewWork(platform),
    ...reminderWork(platform, config),
    ...privacyWork(platform, config),
  ];
}
