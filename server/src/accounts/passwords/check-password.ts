import type { CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { emailKey } from '@engram/core/accounts/email.ts';
import { NIL } from 'uuid';
import type { Platform } from '../../platform/start.ts';
import type { Attempts } from '../attempts.ts';
import { demandCaptcha } from '../demand-captcha.ts';
import { findPasswordHash, findUserIdByEmail } from '../store.ts';

type PasswordClaim = {
  email: string;
  password: string;
  captchaToken: string | undefined;
  purpose: CaptchaPurpose;
  network: string;
};

/** Whose password was right, and which one: what follows must not outlive a change of it. */
type Proof = { userId: string; provenHash: string };

export type CheckPassword = (claim: PasswordClaim) => Promise<Proof | undefined>;

/**
 * Checks whether email and password belong together. Known and unknown emails take the same
 * steps: two reads and one hash (security 5).
 */
export function makeCheckPassword(platform: Platform, attempts: Attempts): CheckPassword {
  const { db, passwords, captcha } = platform;

  async function findProof(
    { email, password, captchaToken, purpose }: PasswordClaim,
    needsCaptcha: boolean,
  ) {
    if (needsCaptcha) await demandCaptcha(captcha, { token: captchaToken, purpose });
    const userId = (await findUserIdByEmail(db, emailKey(email))) ?? NIL;
    const storedHash = await findPasswordHash(db, userId);
    const isRight = await passwords.matches(storedHash, password);
    return isRight && storedHash !== undefined ? { userId, provenHash: storedHash } : undefined;
  }

  return async (claim) => {
    const attempt = await attempts.tryPassword(claim);
    try {
      const proof = await findProof(claim, attempt.needsCaptcha);
      await (proof ? attempt.succeeded() : attempt.failed());
      return proof;
    } catch (error) {
      await attempt.withdrawn();
      throw error;
    }
  };
}
