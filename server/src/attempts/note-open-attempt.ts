import type { Tx } from '../platform/db.ts';
import { setOpenAttempt } from '../practice-tests/record-attempts.ts';
import { findOpenRowOfTest } from './unfinished/store.ts';

/** Tells a test which attempt can be gone on with. For whoever holds the test. */
export async function noteOpenAttempt(
  tx: Tx,
  { userId, testId }: { userId: string; testId: string },
): Promise<void> {
  const key = { userId, testId };
  const open = await findOpenRowOfTest(tx, key);
  await setOpenAttempt(tx, key, open?.attemptId ?? null);
}
