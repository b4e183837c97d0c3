import type { User } from '@engram/core/accounts/user.ts';
import { timerLimits } from '@engram/core/limits.ts';
import type { Assignment, AssignmentRules } from '@engram/core/sharing/assignment.ts';
import {
  closeByDefault,
  isSoundClosing,
  isSoundOpening,
} from '@engram/core/sharing/assignment-times.ts';
import type { SharedSettings } from '@engram/core/sharing/shared-test.ts';
import { AppError } from '../../http/app-error.ts';
import { nameTests } from '../../practice-tests/name-tests.ts';
import { findQuestionIds } from '../../practice-tests/find-test-for-attempt.ts';
import { drawFor, keepShare } from '../keep-share.ts';
import { copyQuestions } from '../share-test.ts';
import { enqueueClosing } from '../collecting/closing-job.ts';
import { type Assigning, getAssignment } from './own-assignments.ts';

type Wish = {
  practiceTestId: string;
  title?: string | undefined;
  rules: AssignmentRules;
  opensAt?: string | undefined;
  closesAt?: string | undefined;
  /** The same for every attempt of one call. */
  creationId: string;
};

/** A copy of a test as it is now, with rules, under a new code. */
export async function createAssignment(
  assigning: Assigning,
  user: Pick<User, 'uid' | 'plan' | 'emailVerified'>,
  { practiceTestId: testId, rules, creationId, ...wish }: Wish,
): Promise<Assignment> {
  const { db, clock, jobs } = assigning;
  const createdAt = clock.now();
  const times = chooseTimes(wish, createdAt);
  const wanted = await findQuestionIds(db, { userId: user.uid, testId });
  if (!wanted || wanted.length === 0) throw new AppError('not-found');
  const title = wish.title ?? (await nameTests(db, user.uid, [testId])).get(testId);
  if (title === undefined) throw new AppError('not-found');
  const questions = await copyQuestions(db, user, { testId, wanted, around: [title] });
  const share = {
    ownerId: user.uid,
    testId,
    title,
    description: '',
    questions,
    createdAt,
    settings: settingsOf(rules),
    // For older servers, which take it for a link that is over (endOf).
    expiresAt: createdAt,
    assignment: { rules, ...times },
  };
  const { code } = await keepShare(db, share, {
    draw: drawFor(creationId),
    onKept: (tx, made) =>
      enqueueClosing(jobs, tx, { code: made, closesAt: times.closesAt, now: createdAt }),
  });
  return getAssignment(assigning, user.uid, code);
}

/** By the server's clock: what should have opened before now opens now. */
function chooseTimes(
  { opensAt, closesAt }: Pick<Wish, 'opensAt' | 'closesAt'>,
  now: Date,
): { opensAt: Date; closesAt: Date } {
  const wanted = opensAt === undefined ? now : new Date(opensAt);
  const opens = wanted < now ? now : wanted;
  const closes = closesAt === undefined ? closeByDefault(opens) : new Date(closesAt);
  const times = { opensAt: opens, closesAt: closes };
  if (!isSoundOpening(opens, now) || !isSoundClosing(times)) throw new AppError('closing-time');
  return times;
}

/** What screens of plain links ask for. */
function settingsOf({ timeLimitMinutes }: AssignmentRules): SharedSettings {
  return {
    enableTimer: timeLimitMinutes !== null,
    timerDuration: timeLimitMinutes ?? timerLimits.defaultMinutes,
  };
}
