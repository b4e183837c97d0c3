import type { Tx } from '../platform/db.ts';
import { lockUser } from './store.ts';

/**
 * Until the transaction ends, no other one that asks for this has the account, and it stays open.
 * False when it is closed.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  return (await lockUser(tx, userId)) !== undefined;
}
