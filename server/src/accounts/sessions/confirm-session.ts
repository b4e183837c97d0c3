import { accountLimits } from '@engram/core/limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/caller.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import { findConfirmedUntil, setConfirmedUntil } from './store.ts';

export type Confirmation = {
  session: Session;
  password: string;
  captchaToken: string | undefined;
  network: string;
};

/** Whoever has the token of a session is not yet the one whose session it is (D45). */
export async function confirmSession(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  checkPassword: CheckPassword,
  { session, ...claim }: Confirmation,
): Promise<Date> {
  const { uid: userId, email } = session.user;
  const proof = await checkPassword({ ...claim, email, purpose: 'password' });
  if (proof?.userId !== userId) throw new AppError('password-not-correct');
  const until = new Date(clock.now().getTime() + accountLimits.confirmedMs);
  await setConfirmedUntil(db, { userId, sessionId: session.sessionId, until });
  return until;
}

/** Throws unless the password was entered again a moment ago, in this very session. */
export async function demandConfirmation(db: Db, session: Session, now: Date): Promise<void> {
  const { sessionId, user } = session;
  const until = await findConfirmedUntil(db, { userId: user.uid, sessionId });
  if (!until || until <= now) throw new AppError('confirmation-needed');
}
