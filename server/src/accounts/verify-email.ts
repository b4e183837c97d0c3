import type { User } from '@engram/core/accounts/user.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/start.ts';
import { type Attempts, tooManyLinks } from './attempts.ts';
import { sendVerificationLink } from './links/jobs.ts';
import { findLinkOwner } from './links/store.ts';
import { hashToken, isToken } from './opaque-token.ts';
import { recordEvent } from './record-event.ts';
import { markEmailVerified } from './store.ts';

/** Opening the link twice is no mistake: it stays good until it expires. */
export async function verifyEmail({ db, clock }: Platform, token: string): Promise<void> {
  const now = clock.now();
  const wanted = { purpose: 'verify-email', tokenHash: hashToken(token), now } as const;
  const userId = isToken(token) ? await findLinkOwner(db, wanted) : undefined;
  if (userId === undefined) throw new AppError('link-over');
  const isNew = await markEmailVerified(db, userId, now);
  if (isNew) await recordEvent(db, { userId, kind: 'email-verified', now });
}

export async function sendVerification(
  { db, jobs }: Platform,
  attempts: Attempts,
  user: User,
): Promise<void> {
  if (user.emailVerified) return;
  const verdict = await attempts.mayMail(user.email, 'verify-email');
  if (verdict === 'no') throw tooManyLinks();
  await db
    .transaction()
    .execute((tx) =>
      jobs.enqueue(tx, sendVerificationLink, { userId: user.uid, isCounted: verdict === 'yes' }),
    );
}
