import type { User } from '@engram/core/accounts/user.ts';
import type { Attempt } from '@engram/core/attempts/attempt.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { AppError } from '../http/app-error.ts';
import type { Tx } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { holdAndReadTest } from '../practice-tests/change-questions.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { getRow } from './find-attempt.ts';
import { readDescribed } from './read-attempt.ts';
import { findRow, insertAttempt } from './store.ts';

export type Start = {
  id: string;
  testId: string;
  elapsedMs: number;
  questionIds?: readonly string[] | undefined;
};

/** Begins it once; whoever asks again finds it as it is. */
export async function startAttempt(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  start: Start,
): Promise<Attempt> {
  const now = clock.now();
  const key = { userId: user.uid, attemptId: start.id };
  return db.transaction().execute(async (tx) => {
    const known = await findRow(tx, key);
    if (!known) await begin(tx, user.uid, { ...start, now });
    const attempt = await getRow(tx, key);
    if (attempt.testId !== start.testId) throw new AppError('conflict');
    return readDescribed(tx, attempt);
  });
}

async function begin(tx: Tx, userId: string, start: Start & { now: Date }): Promise<void> {
  const { id, testId, elapsedMs, now } = start;
  const testKey = { userId, testId };
  const { config, questionIds: current } = await holdAndReadTest(tx, testKey);
  const isEndless = config.isEndlessMode;
  const shown = start.questionIds;
  await insertAttempt(tx, {
    userId,
    attemptId: id,
    testId,
    questionIds: shown ? await listShown(tx, testKey, { shown, isEndless }) : current,
    isEndless,
    startedAt: new Date(now.getTime() - Math.min(elapsedMs, attemptLimits.maxElapsedMs)),
    timeLimitSeconds: limitOf(config),
  });
}

/**
 * Those of the test. An endless one may have been given questions by a device that tells of them
 * later; they join the attempt with their answers.
 */
async function listShown(
  tx: Tx,
  key: { userId: string; testId: string },
  { shown, isEndless }: { shown: readonly string[]; isEndless: boolean },
): Promise<string[]> {
  const found = await readQuestionsOfTest(tx, key, [...new Set(shown)]);
  if (!isEndless && found.length !== shown.length) {
    throw new AppError('invalid-input', { details: '/questionIds: not of this test, or twice' });
  }
  return found.map(({ id }) => id);
}

function limitOf({ enableTimer, isEndlessMode, timerDuration }: TestConfig): number | null {
  return enableTimer && !isEndlessMode ? timerDuration * 60 : null;
}
