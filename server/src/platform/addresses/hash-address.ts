import { createHmac, randomBytes } from 'node:crypto';
import { emailKey } from '@engram/core/accounts/email.ts';
import type { Db } from '../db.ts';
import { keepKey } from './store.ts';

export type HashAddress = (email: string) => Promise<string>;

/**
 * The hash of an address that may outlive its account (D44). Its key is its own: a new SECRET, which
 * ends every session, must not give everybody a second trial. Without a setting the server makes one
 * and keeps it beside the hashes, where it protects less.
 */
export function makeHashAddress(db: Db, configured: string | undefined): HashAddress {
  let key = configured;
  return async (email) => {
    key ??= await keepKey(db, 'address-hash', randomBytes(32).toString('base64url'));
    return createHmac('sha256', key).update(emailKey(email)).digest('base64url');
  };
}
