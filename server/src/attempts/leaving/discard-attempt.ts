import type { User } from '@engram/core/accounts/user.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { holdTest } from '../../practice-tests/change-questions.ts';
import { noteOpenAttempt } from '../note-open-attempt.ts';
import { findRow, holdRow, setDiscarded } from '../store.ts';

/** One that was left already stays so. */
export async function discardAttempt(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  attemptId: string,
): Promise<void> {
  const key = { userId: user.uid, attemptId };
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const known = await findRow(tx, key);
    if (!known) throw new AppError('not-found');
    await holdTest(tx, known);
    const attempt = await holdRow(tx, key);
    if (!attempt || attempt.discardedAt !== null) return;
    if (attempt.submittedAt !== null) throw new AppError('conflict');
    await setDiscarded(tx, key, now);
    await noteOpenAttempt(tx, attempt);
  });
}
