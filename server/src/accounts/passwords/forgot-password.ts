import { emailKey, isEmail } from '@engram/core/accounts/email.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/caller.ts';
import type { Platform } from '../../platform/start.ts';
import { type Attempts, tooManyLinks } from '../attempts.ts';
import { demandCaptcha } from '../demand-captcha.ts';
import { sendResetLink } from '../links/jobs.ts';
import { findUserIdByEmail } from '../store.ts';

export type ForgotWish = {
  email: string;
  captchaToken: string | undefined;
  network: string;
  session: Session | undefined;
};

/**
 * Takes the same steps for every address; whether there is an account shows only in its mailbox.
 * A CAPTCHA is demanded unless the caller is signed in with this address (CF-13).
 */
export async function forgotPassword(
  { db, jobs, captcha }: Platform,
  attempts: Attempts,
  { email, captchaToken, network, session }: ForgotWish,
): Promise<void> {
  if (!isEmail(email)) throw new AppError('invalid-email');
  const isOwn = session !== undefined && emailKey(session.user.email) === emailKey(email);
  if (!isOwn) await demandCaptcha(captcha, { token: captchaToken, purpose: 'forgot-password' });
  if (!(await attempts.networkMayAsk(network))) throw tooManyLinks();
  const verdict = await attempts.mayMail(email, 'reset-password');
  // Three mails are in that mailbox already; the answer must not tell.
  if (verdict === 'no') return;
  const userId = (await findUserIdByEmail(db, emailKey(email))) ?? uuidv7();
  await db
    .transaction()
    .execute((tx) => jobs.enqueue(tx, sendResetLink, { userId, isCounted: verdict === 'yes' }));
}
