import { testLimits } from '@engram/core/limits.ts';
import type { Tx } from '../platform/db.ts';
import { setOpenAttemptId, setScores, type TestKey } from './store.ts';

/** What the attempts at a test came to. */
export type RecordedScores = {
  attempts: number;
  /** Percent, oldest first; only the last ten are kept. */
  recent: readonly number[];
  best: number | null;
  last: number | null;
  lastTakenAt: Date | null;
};

/** So that a list of tests reads no attempts. Whoever has counted the attempts tells of them. */
export async function recordScores(tx: Tx, key: TestKey, scores: RecordedScores): Promise<void> {
  const { attempts, recent, best, last, lastTakenAt } = scores;
  await setScores(tx, key, {
    attemptCount: attempts,
    recentScores: recent.slice(-testLimits.recentScores),
    bestScore: best,
    lastScore: last,
    lastTakenAt,
  });
}

/** The attempt that a list of tests offers to go on with; null when none is open. */
export async function setOpenAttempt(
  tx: Tx,
  key: TestKey,
  attemptId: string | null,
): Promise<void> {
  await setOpenAttemptId(tx, key, attemptId);
}
