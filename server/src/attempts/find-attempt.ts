import { AppError } from '../http/app-error.ts';
import type { Db, Tx } from '../platform/db.ts';
import { holdTest } from '../practice-tests/change-questions.ts';
import { type AttemptKey, type AttemptRow, findRow, holdRow } from './store.ts';

/** One that was left, or another user's, is as if it were not there. */
export async function getRow(db: Db, key: AttemptKey): Promise<AttemptRow> {
  return present(await findRow(db, key));
}

/** For what changes nothing of the test. */
export async function holdAttempt(tx: Tx, key: AttemptKey): Promise<AttemptRow> {
  return present(await holdRow(tx, key));
}

/**
 * The test first, then the attempt: deleting a test takes them in this order too, and two that wait
 * for each other would both fail.
 */
export async function holdAttemptAndTest(tx: Tx, key: AttemptKey): Promise<AttemptRow> {
  const { testId } = await getRow(tx, key);
  await holdTest(tx, { userId: key.userId, testId });
  return holdAttempt(tx, key);
}

function present(row: AttemptRow | undefined): AttemptRow {
  if (!row || row.discardedAt !== null) throw new AppError('not-found');
  return row;
}
