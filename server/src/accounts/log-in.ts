import { isEmail } from '@engram/core/accounts/email.ts';
import { AppError } from '../http/app-error.ts';
import type { Platform } from '../platform/start.ts';
import type { CheckPassword } from './passwords/check-password.ts';
import { openSession, type SignedIn } from './sessions/open-session.ts';

export type LoginWish = {
  email: string;
  password: string;
  captchaToken: string | undefined;
  rememberMe: boolean;
  network: string;
  device: string;
};

export async function logIn(
  { db, clock }: Platform,
  checkPassword: CheckPassword,
  wish: LoginWish,
): Promise<SignedIn> {
  if (!isEmail(wish.email)) throw new AppError('invalid-email');
  const proof = await checkPassword({ ...wish, purpose: 'login' });
  if (!proof) throw new AppError('wrong-password');
  const now = clock.now();
  const lifetime = wish.rememberMe ? 'remembered' : 'short';
  const signedIn = await openSession(db, { ...proof, lifetime, device: wish.device, now });
  if (!signedIn) throw new AppError('wrong-password');
  return signedIn;
}
