import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/caller.ts';
import type { Platform } from '../../platform/start.ts';
import { recordEvent } from '../record-event.ts';
import { deleteSessions } from '../sessions/store.ts';
import { findPasswordHash, lockUser } from '../store.ts';
import type { CheckPassword } from './check-password.ts';
import { keepPassword } from './keep-password.ts';
import { refuseBadPassword } from './new-password.ts';

export type ChangeWish = {
  session: Session;
  currentPassword: string;
  newPassword: string;
  captchaToken: string | undefined;
  network: string;
  device: string;
};

/** By somebody who knows the old one: signs out all other devices. */
export async function changePassword(
  platform: Platform,
  checkPassword: CheckPassword,
  wish: ChangeWish,
): Promise<void> {
  const { db, clock, passwords } = platform;
  const { session, device } = wish;
  const { uid: userId, email } = session.user;
  refuseBadPassword(wish.newPassword, email);
  const claim = { ...wish, email, password: wish.currentPassword, purpose: 'password' } as const;
  const proof = await checkPassword(claim);
  if (proof?.userId !== userId) throw new AppError('password-not-correct');
  const passwordHash = await passwords.hash(wish.newPassword);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Somebody may have set another password while this one was being checked.
    const isOpen = (await lockUser(tx, userId)) !== undefined;
    const isStill = isOpen && (await findPasswordHash(tx, userId)) === proof.provenHash;
    if (!isStill) throw new AppError('password-not-correct');
    await keepPassword(tx, platform, { userId, passwordHash, now });
    await deleteSessions(tx, userId, session.sessionId);
    await recordEvent(tx, { userId, kind: 'password-changed', device, now });
  });
}
