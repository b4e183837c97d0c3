import type { User } from '@engram/core/accounts/user.ts';
import type { Attempt, Progress } from '@engram/core/attempts/attempt.ts';
import type { Platform } from '../platform/start.ts';
import { holdAttempt, holdAttemptAndTest } from './find-attempt.ts';
import { mergeProgress } from './merge-progress.ts';
import { noteOpenAttempt } from './note-open-attempt.ts';
import { hasAnswers } from './store.ts';

/** What comes after the submission comes too late: it changes nothing. */
export async function saveProgress(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { id, ...progress }: Progress & { id: string },
): Promise<Attempt['state']> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const key = { userId: user.uid, attemptId: id };
    // Seen before anything is held, since the test is held first. It cannot mislead: whoever gives
    // the first answer meanwhile tells the test as well, and answers go only with their attempt.
    const isBegun = progress.answers.length === 0 || (await hasAnswers(tx, key));
    const attempt = await (isBegun ? holdAttempt(tx, key) : holdAttemptAndTest(tx, key));
    if (attempt.submittedAt !== null) return 'submitted';
    await mergeProgress(tx, attempt, { progress, now });
    // With its first answer it may become the one that can be gone on with.
    if (!isBegun) await noteOpenAttempt(tx, attempt);
    return 'open';
  });
}
