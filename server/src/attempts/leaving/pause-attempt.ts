import type { User } from '@engram/core/accounts/user.ts';
import {
  type AttemptClock,
  type ClockClaim,
  setPaused,
} from '@engram/core/attempts/active-time.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { holdAttempt } from '../find-attempt.ts';
import { type AttemptRow, setPause } from '../store.ts';

/**
 * Stops the clock of an attempt that was left, or lets it run again (D34). Only a user's own tests
 * have such a clock: that of a shared test runs from its start to its submission.
 */
export async function pauseAttempt(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { id, ...claim }: ClockClaim & { id: string },
): Promise<{ pausedMs: number }> {
  const now = clock.now();
  const key = { userId: user.uid, attemptId: id };
  return db.transaction().execute(async (tx) => {
    const attempt = await holdAttempt(tx, key);
    if (attempt.submittedAt !== null) throw new AppError('conflict');
    const { pausedAtMs, pausedMs } = setPaused(clockOf(attempt), claim, now.getTime());
    const pausedAt = pausedAtMs === null ? null : new Date(pausedAtMs);
    await setPause(tx, key, { pausedAt, pausedMs });
    return { pausedMs };
  });
}

export function clockOf({ startedAt, pausedAt, pausedMs }: AttemptRow): AttemptClock {
  return {
    startedMs: startedAt.getTime(),
    pausedAtMs: pausedAt?.getTime() ?? null,
    pausedMs: Number(pausedMs),
  };
}
