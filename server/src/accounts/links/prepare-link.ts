import { privacyLimits } from '@engram/core/limits.ts';
import type { Platform } from '../../platform/start.ts';
import { hashToken, makeToken } from '../opaque-token.ts';
import { findUser } from '../read-user.ts';
import { lockUser } from '../store.ts';
import { hasLinkSince, type LinkPurpose, saveLink } from './store.ts';

const minuteMs = 60 * 1000;
/** Between two links that nobody could count. */
const pauseMs = 5 * minuteMs;

const links = {
  'reset-password': {
    path: '/reset-password',
    livesMs: privacyLimits.resetLinkMinutes * minuteMs,
  },
  'verify-email': {
    path: '/verify-email',
    livesMs: privacyLimits.verificationLinkDays * 24 * 60 * minuteMs,
  },
} as const;

export type LinkWish = { userId: string; isCounted: boolean; purpose: LinkPurpose; site: string };

export type MailedLink = { email: string; link: string };

/**
 * A new link, which voids the older one; undefined when there is nobody to send it to. The token
 * stands in the fragment: it reaches no server log, no proxy and no referrer.
 */
export async function prepareLink(
  { db, clock }: Platform,
  { userId, isCounted, purpose, site }: LinkWish,
): Promise<MailedLink | undefined> {
  const now = clock.now().getTime();
  const user = await findUser(db, userId, clock.now());
  if (!user || (purpose === 'verify-email' && user.emailVerified)) return undefined;
  const { path, livesMs } = links[purpose];
  const recent = { userId, purpose, expiresAfter: new Date(now + livesMs - pauseMs) };
  const token = makeToken();
  const expiresAt = new Date(now + livesMs);
  const isSaved = await db.transaction().execute(async (tx) => {
    // Somebody who is leaving gets no new way in.
    if ((await lockUser(tx, userId)) === undefined) return false;
    if (!isCounted && (await hasLinkSince(tx, recent))) return false;
    await saveLink(tx, { userId, purpose, tokenHash: hashToken(token), expiresAt });
    return true;
  });
  const link = new URL(`${path}#token=${token}`, site).href;
  return isSaved ? { email: user.email, link } : undefined;
}
