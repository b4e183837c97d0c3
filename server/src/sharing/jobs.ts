import { randomUUID } from 'node:crypto';
import { sharingLimits } from '@engram/core/limits.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { findUser } from '../accounts/read-user.ts';
import { AppError } from '../http/app-error.ts';
import { type JobWork, workOn } from '../platform/jobs.ts';
import type { Platform } from '../platform/start.ts';
import { defineSweep, inEachBucket } from '../platform/sweep.ts';
import { forgetTest, publishTest } from '../practice-tests/jobs.ts';
import { describeTest } from '../practice-tests/read-test.ts';
import { collectingJobs, collectingWork } from './collecting/jobs.ts';
import { followRegrading, regradeLateComers, regradeSharedTest } from './correcting/jobs.ts';
import { lookForLateComers, regrade } from './correcting/regrade.ts';
import { forgetSharesOfTest } from './owning/own-shares.ts';
import { shareTest } from './share-test.ts';
import { listCodes } from './store.ts';
import { keepTakenShare } from './taking/jobs.ts';
import { copyTakenShare, followRegraded } from './taking/keep-result.ts';
import { forgetAbandoned } from './taking/store.ts';

const sweepAbandoned = defineSweep({ name: 'sweep-abandoned-attempts', cron: '27 3 * * *' });

export const sharingJobs = [
  publishTest,
  forgetTest,
  keepTakenShare,
  regradeSharedTest,
  regradeLateComers,
  followRegrading,
  sweepAbandoned,
  ...collectingJobs,
];

export function sharingWork(platform: Platform): readonly JobWork[] {
  const { db } = platform;
  return [
    workOn(publishTest, (wanted) => publish(platform, wanted)),
    workOn(forgetTest, (test) => forgetSharesOfTest(db, test)),
    workOn(keepTakenShare, (taken) => copyTakenShare(platform, taken)),
    workOn(regradeSharedTest, async ({ code }) => void (await regrade(platform, code))),
    workOn(regradeLateComers, ({ code }) => lookForLateComers(platform, code)),
    workOn(followRegrading, (taken) => followRegraded(platform, taken)),
    workOn(sweepAbandoned, () => forgetUnfinished(platform)),
    ...collectingWork(platform),
  ];
}

/** Chosen in the configuration: the link is there when the owner asks for it (N36). */
async function publish(
  platform: Platform,
  { userId, testId }: { userId: string; testId: string },
): Promise<void> {
  const user = await findUser(platform.db, userId, platform.clock.now());
  if (!user) return;
  const links = await listCodes(platform.db, userId, { testId, isAssignment: false });
  if (links.length > 0) return;
  try {
    const { name: title, config, questions } = await describeTest(platform.db, user, testId);
    const { enableTimer, timerDuration, difficulty, testLayout } = config;
    await shareTest(platform, user, {
      practiceTestId: testId,
      title,
      questions: questions.slice(0, plans[user.plan].limits.questionsPerTest),
      settings: { enableTimer, timerDuration, difficulty, testLayout },
      creationId: randomUUID(),
    });
  } catch (error) {
    // An email that is not confirmed, or a test that is gone: Share Test says so when it is asked.
    if (!(error instanceof AppError)) throw error;
  }
}

/** Nobody can submit after the link is over, and a name that was typed is not kept for nothing. */
async function forgetUnfinished({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - sharingLimits.storedMs);
  await inEachBucket((bucket) => forgetAbandoned(db, bucket, before));
}
