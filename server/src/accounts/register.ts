import { cleanEmail, emailKey, isEmail, nameFromEmail } from '@engram/core/accounts/email.ts';
import { isTimeZone } from '@engram/core/accounts/time-zone.ts';
import { AppError } from '../http/app-error.ts';
import type { KnownCall } from '../http/idempotency/known-call.ts';
import type { Tx } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import type { Attempts } from './attempts.ts';
import { demandCaptcha } from './demand-captcha.ts';
import { sendVerificationLink } from './links/jobs.ts';
import type { LoginWish } from './log-in.ts';
import { refuseBadPassword } from './passwords/new-password.ts';
import { openSession, type SignedIn } from './sessions/open-session.ts';
import { claimEmail, findPasswordHash, insertUser, savePassword } from './store.ts';

/** The creation id is the user's: the same for every attempt of one registration. */
export type RegistrationWish = LoginWish & KnownCall & { timeZone: string | undefined };

/** What other features do for a new account, in the transaction that makes it. */
export type Welcome = (tx: Tx, newcomer: { userId: string; email: string }) => Promise<void>;

type RegisterParts = { platform: Platform; attempts: Attempts; welcome: Welcome };

export async function register(
  { platform, attempts, welcome }: RegisterParts,
  wish: RegistrationWish,
): Promise<SignedIn> {
  const { db, clock, passwords, captcha } = platform;
  if (!isEmail(wish.email)) throw new AppError('invalid-email');
  refuseBadPassword(wish.password, wish.email);
  // A repetition brings the CAPTCHA that its first attempt has spent.
  if (!wish.isReplay && (await attempts.registerNeedsCaptcha(wish.network))) {
    await demandCaptcha(captcha, { token: wish.captchaToken, purpose: 'register' });
  }
  // Before looking whether the address is taken, so that the time does not tell (security 5).
  const passwordHash = await passwords.hash(wish.password);
  const now = clock.now();
  const isNew = await db
    .transaction()
    .execute((tx) => createUser(tx, { platform, welcome }, { ...wish, passwordHash, now }));
  return signIn(platform, wish, { provenHash: isNew ? passwordHash : undefined, now });
}

type Creation = RegistrationWish & { passwordHash: string; now: Date };

/** False when an earlier attempt of the same call has made the account already. */
async function createUser(
  tx: Tx,
  { platform: { jobs }, welcome }: Pick<RegisterParts, 'platform' | 'welcome'>,
  creation: Creation,
): Promise<boolean> {
  const { creationId: userId, passwordHash, now } = creation;
  const email = cleanEmail(creation.email);
  const owner = await claimEmail(tx, emailKey(email), userId);
  if (owner.userId !== userId) throw new AppError('email-already-in-use');
  if (!owner.isNew) return false;
  const user = { userId, email, displayName: nameFromEmail(email), createdAt: now };
  const isInserted = await insertUser(tx, { ...user, timeZone: readTimeZone(creation.timeZone) });
  // The account this call once made has been closed since: it does not come back.
  if (!isInserted) throw new AppError('conflict');
  await savePassword(tx, { userId, passwordHash, changedAt: now });
  await welcome(tx, { userId, email });
  await jobs.enqueue(tx, sendVerificationLink, { userId, isCounted: true });
  return true;
}

type Proven = { provenHash: string | undefined; now: Date };

/** An old call, sent again, lets nobody in whose password is another one by now. */
async function signIn(
  { db, passwords }: Platform,
  { creationId: userId, password, device, rememberMe }: RegistrationWish,
  { provenHash, now }: Proven,
): Promise<SignedIn> {
  const storedHash = provenHash ?? (await findPasswordHash(db, userId));
  const isRight = provenHash !== undefined || (await passwords.matches(storedHash, password));
  if (storedHash === undefined || !isRight) throw new AppError('email-already-in-use');
  const lifetime = rememberMe ? 'remembered' : 'short';
  const as = provenHash === undefined ? 'signed-in' : 'registered';
  const wish = { userId, lifetime, device, now, provenHash: storedHash, as } as const;
  const signedIn = await openSession(db, wish);
  if (!signedIn) throw new AppError('email-already-in-use');
  return signedIn;
}

/** A browser's claim about its zone (D29); UTC when we do not know it. */
function readTimeZone(claimed: string | undefined): string {
  return claimed !== undefined && isTimeZone(claimed) ? claimed : 'UTC';
}
