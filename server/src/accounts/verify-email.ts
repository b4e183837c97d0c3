import type { User } from '@engram/core/accounts/user.ts';
import type { Platform } from '../platform/start.ts';
import { type Attempts, tooManyLinks } from './attempts.ts';
import { sendVerificationLink } from './links/jobs.ts';
import { getLinkOwner } from './links/get-link-owner.ts';
import { recordEvent } from './record-event.ts';
import { markEmailVerified } from './store.ts';

/** Opening the link twice is no mistake: it stays good until it expires. */
export async function verifyEmail(platform: Platform, token: string): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const userId = await getLinkOwner(platform, 'verify-email', token);
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
