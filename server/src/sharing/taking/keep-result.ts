import type { User } from '@engram/core/accounts/user.ts';
import { findPictureIds } from '@engram/core/pictures/find-picture-ids.ts';
import { mayShow } from '@engram/core/sharing/assignment-times.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import { v5 as uuidv5 } from 'uuid';
import { lockAccount } from '../../accounts/lock-account.ts';
import { findUser } from '../../accounts/read-user.ts';
import { recordRegraded } from '../../attempts/judging/record-regraded.ts';
import { recordSubmitted } from '../../attempts/record-submitted.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import { copyPictures } from '../../pictures/keeping/copy-pictures.ts';
import type { Platform } from '../../platform/start.ts';
import { correctQuestions, holdTest } from '../../practice-tests/change-questions.ts';
import { keepCopy } from '../../practice-tests/saving/keep-copy.ts';
import { findQuestionIds } from '../../practice-tests/find-test-for-attempt.ts';
import { assignmentOf } from '../assignment-of.ts';
import { copyWhenShown } from '../collecting/copy-when-shown.ts';
import { parseShare } from '../opening/shared-tests.ts';
import { findShareRow } from '../store.ts';
import { attemptIdOf, tryIdOf } from './attempt-key.ts';
import { findAttemptRow, insertTaken, removeTaker, setTaker, type TakenKey } from './store.ts';
import { outcomeOf, readTaken } from './taken-answer.ts';

export type KeptResult = { testId: string; attemptId: string };

type Parts = Pick<Platform, 'db' | 'clock' | 'jobs' | 'objects'>;

/** For somebody who took the test as a visitor and shows the key of the attempt. */
export async function keepResult(
  parts: Parts,
  user: User,
  { typed, key }: { typed: string; key: string },
): Promise<KeptResult> {
  const code = readShareCode(typed);
  const row = code && (await findShareRow(parts.db, code));
  if (!code || !row) throw new AppError('not-found');
  const assignment = assignmentOf(row);
  const taken = { code, attemptId: assignment ? tryIdOf(key) : attemptIdOf(key) };
  const attempt = await findAttemptRow(parts.db, taken);
  if (!attempt?.submittedAt) throw new AppError('not-found');
  // The copy has the key.
  if (assignment && !mayShow(assignment, parts.clock.now())) throw new AppError('result-not-open');
  // First: whoever leaves us is looked for by it.
  await insertTaken(parts.db, user.uid, taken);
  if (!(await setTaker(parts.db, taken, user.uid))) throw new AppError('not-found');
  return copyResult(parts, user, taken);
}

/** By the job of a submission or of a closing. Somebody who has left meanwhile is forgotten there too. */
export async function copyTakenShare(
  parts: Parts,
  { userId, ...taken }: TakenKey & { userId: string },
): Promise<void> {
  const now = parts.clock.now();
  const user = await findUser(parts.db, userId, now);
  if (!user) return removeTaker(parts.db, taken, userId);
  const row = await findShareRow(parts.db, taken.code);
  const assignment = row ? assignmentOf(row) : null;
  if (assignment && !mayShow(assignment, now)) {
    // Reopened meanwhile, then it comes with the next closing; or a moment too early.
    return parts.db
      .transaction()
      .execute((tx) =>
        copyWhenShown(parts.jobs, tx, { ...taken, takerId: userId }, { ...assignment, now }),
      );
  }
  await insertTaken(parts.db, userId, taken);
  try {
    await copyResult(parts, user, taken);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // They deleted the test, or have no room for one more: nothing that another try would change.
    if (error.code === 'not-signed-in') await removeTaker(parts.db, taken, userId);
  }
}

/** The test and the attempt, as if it had been the user's own; once, however often it is asked. */
async function copyResult(parts: Parts, user: User, key: TakenKey): Promise<KeptResult> {
  const { db, clock, jobs } = parts;
  const [row, attempt] = await Promise.all([findShareRow(db, key.code), findAttemptRow(db, key)]);
  const taken = attempt && readTaken(attempt);
  if (!row || !attempt || !taken) throw new AppError('not-found');
  const share = parseShare(row);
  const { title, settings, questions, ownerId: fromUserId } = share;
  const pictureIds = findPictureIds([JSON.stringify(questions)]);
  await copyPictures(parts, { fromUserId, toUserId: user.uid, pictureIds });
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, user.uid))) throw new AppError('not-signed-in');
    const testId = await chooseTest(tx, user.uid, share);
    const copy = { name: title, settings, questions, now: clock.now() };
    await keepCopy(tx, { userId: user.uid, testId }, copy);
    await recordSubmitted(tx, jobs, user, {
      attemptId: key.attemptId,
      testId,
      startedAt: attempt.startedAt,
      submittedAt: taken.submittedAt,
      timeLimitSeconds: settings.enableTimer ? 60 * settings.timerDuration : null,
      timeTakenSeconds: taken.timeTakenSeconds,
      outcomes: taken.answers.map(outcomeOf),
      results: taken.results,
    });
    return { testId, attemptId: key.attemptId };
  });
}

/** By the job that graded it again, where the user still has it. Ends the same however often it runs. */
export async function followRegraded(
  { db, jobs, clock }: Pick<Parts, 'db' | 'jobs' | 'clock'>,
  { userId, ...key }: TakenKey & { userId: string },
): Promise<void> {
  const [row, attempt] = await Promise.all([findShareRow(db, key.code), findAttemptRow(db, key)]);
  const taken = attempt && readTaken(attempt);
  if (!row || !taken || taken.takerId !== userId) return;
  const share = parseShare(row);
  // Reopened since: what is right is nobody's to see until it closes.
  if (share.assignment && !mayShow(share.assignment, clock.now())) return;
  await db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) return;
    const testId = await chooseTest(tx, userId, share);
    // They may have deleted it.
    if (!(await findQuestionIds(tx, { userId, testId }))) return;
    await holdTest(tx, { userId, testId });
    // The owner's own test is theirs to change.
    if (testId !== share.testId) await correctQuestions(tx, { userId, testId }, share.questions);
    const { attemptId } = key;
    const outcomes = taken.answers.map(outcomeOf);
    const regraded = { testId, outcomes, results: taken.results };
    await recordRegraded(tx, jobs, { userId, attemptId }, regraded);
  });
}

/** One copy for all attempts of a user at this code; an owner has the test itself. */
async function chooseTest(
  tx: Tx,
  userId: string,
  { code, ownerId, testId }: { code: string; ownerId: string; testId: string },
): Promise<string> {
  const isOwner = ownerId === userId;
  if (isOwner && (await findQuestionIds(tx, { userId, testId }))) return testId;
  return uuidv5(`shared ${code}`, userId);
}
