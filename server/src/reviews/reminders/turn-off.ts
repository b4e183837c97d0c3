import { NIL as nobody } from 'uuid';
import { hashToken } from '../../accounts/opaque-token.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { findTokenOwner, setOff } from './store.ts';

/**
 * By the token of a mail, which can do nothing else and works as often as it is used. An unknown one
 * takes the same steps, for somebody who is not there.
 */
export async function turnOffByToken(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const owner = await findTokenOwner(db, hashToken(token), clock.now());
  const isDone = await db.transaction().execute((tx) => setOff(tx, owner ?? nobody));
  if (!isDone) throw new AppError('link-over');
}
