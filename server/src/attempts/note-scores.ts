import { testLimits } from '@engram/core/limits.ts';
import type { Tx } from '../platform/db.ts';
import { recordScores } from '../practice-tests/record-attempts.ts';
import { sumUpTest } from './store.ts';

/** Tells a test what its attempts came to. For whoever holds the test. */
export async function noteScores(
  tx: Tx,
  { userId, testId }: { userId: string; testId: string },
): Promise<void> {
  const key = { userId, testId };
  const scores = await sumUpTest(tx, key, testLimits.recentScores);
  await recordScores(tx, key, { ...scores, last: scores.recent.at(-1) ?? null });
}
