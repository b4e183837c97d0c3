import type { User } from '@engram/core/accounts/user.ts';
import type { Attempt, Progress } from '@engram/core/attempts/attempt.ts';
import type { Platform } from '../platform/start.ts';
import { holdAttempt } from './find-attempt.ts';
import { mergeProgress } from './merge-progress.ts';

/** What comes after the submission comes too late: it changes nothing. */
export async function saveProgress(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { id, ...progress }: Progress & { id: string },
): Promise<Attempt['state']> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const attempt = await holdAttempt(tx, { userId: user.uid, attemptId: id });
    if (attempt.submittedAt !== null) return 'submitted';
    await mergeProgress(tx, attempt, { progress, now });
    return 'open';
  });
}
