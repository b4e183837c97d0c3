import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { Attempts } from '../attempts.ts';
import { getLinkOwner } from '../links/get-link-owner.ts';
import { useLink } from '../links/store.ts';
import { hashToken } from '../opaque-token.ts';
import { findUser } from '../read-user.ts';
import { recordEvent } from '../record-event.ts';
import { deleteSessions } from '../sessions/store.ts';
import { lockUser, markEmailVerified } from '../store.ts';
import { keepPassword } from './keep-password.ts';
import { refuseBadPassword } from './new-password.ts';

const purpose = 'reset-password';

/** The address a link is for. */
export async function checkResetLink(platform: Platform, token: string): Promise<string> {
  const userId = await getLinkOwner(platform, purpose, token);
  const user = await findUser(platform.db, userId, platform.clock.now());
  if (!user) throw new AppError('link-over');
  return user.email;
}

export type ResetWish = { token: string; password: string; device: string };

/** By a mailed link: signs out everywhere. */
export async function resetPassword(
  platform: Platform,
  attempts: Attempts,
  { token, password, device }: ResetWish,
): Promise<void> {
  const { db, clock, passwords } = platform;
  const userId = await getLinkOwner(platform, purpose, token);
  const user = await findUser(db, userId, clock.now());
  if (!user) throw new AppError('link-over');
  refuseBadPassword(password, user.email);
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const email = await db.transaction().execute(async (tx) => {
    const address = await lockUser(tx, userId);
    const isFirst = await useLink(tx, userId, { purpose, tokenHash: hashToken(token), now });
    if (address === undefined || !isFirst) throw new AppError('link-over');
    await keepPassword(tx, platform, { userId, passwordHash, now });
    await deleteSessions(tx, userId);
    // Whoever has the link has the mailbox.
    await markEmailVerified(tx, userId, now);
    await recordEvent(tx, { userId, kind: 'password-reset', device, now });
    return address;
  });
  await attempts.forgetFailures(email);
}
