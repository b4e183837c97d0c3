import type { Tx } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { tellPasswordChanged } from '../links/jobs.ts';
import { deleteLink } from '../links/store.ts';
import { savePassword } from '../store.ts';

export type NewPassword = { userId: string; passwordHash: string; now: Date };

/**
 * For whoever holds the lock of the user. Links to set a password are void with it, and the owner
 * hears of the change by mail, should it have been somebody else.
 */
export async function keepPassword(
  tx: Tx,
  { jobs }: Platform,
  { userId, passwordHash, now }: NewPassword,
): Promise<void> {
  await savePassword(tx, { userId, passwordHash, changedAt: now });
  await deleteLink(tx, userId, 'reset-password');
  await jobs.enqueue(tx, tellPasswordChanged, { userId, at: now.toISOString() });
}
