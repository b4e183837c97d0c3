import type { Db, Tx } from '../../platform/db.ts';
import { eraseWaysIn, listClosedAccounts, markDeleted } from './store.ts';

/**
 * From this moment every session and every link is refused, and the address is free for a new
 * account. False when it was closed before; the rest is for the job that erases.
 */
export async function closeAccount(tx: Tx, userId: string, now: Date): Promise<boolean> {
  if (!(await markDeleted(tx, userId, now))) return false;
  await eraseWaysIn(tx, userId);
  return true;
}

/** Those of one bucket, closed before a moment and still there: their erasure has failed. */
export function findUnerased(db: Db, bucket: number, closedBefore: Date): Promise<string[]> {
  return listClosedAccounts(db, bucket, closedBefore);
}
