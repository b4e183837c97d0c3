import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { getCaptcha, login, register } from '@engram/core/accounts/api.ts';
import type { CaptchaChallenge, CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { type Acknowledged, type Caller, Refused } from './caller.ts';

const password = 'a long enough secret';

type SignedIn = Acknowledged<{ token: string; user: { uid: string } }> & { email: string };

/**
 * A new account, as a visitor gets one. Without Redis there is a CAPTCHA to solve, and then it is
 * another call: where the first had made the account after all, the visitor signs in instead.
 */
export async function registerLearner(caller: Caller): Promise<SignedIn> {
  const email = `drill-${randomUUID()}@example.edu`;
  const credentials = { email, password };
  const firstAt = performance.now();
  const signedIn = await withCaptcha(caller, 'register', (captcha) =>
    caller.call(register, { body: { ...credentials, ...captcha } }),
  ).catch((error: unknown) => {
    if (!isRefused(error, 'email-already-in-use')) throw error;
    return withCaptcha(caller, 'login', (captcha) =>
      caller.call(login, { body: { ...credentials, ...captcha } }),
    );
  });
  return { ...signedIn, firstAt, email };
}

async function withCaptcha<T>(
  caller: Caller,
  purpose: CaptchaPurpose,
  send: (captcha: { captchaToken?: string }) => Promise<T>,
): Promise<T> {
  try {
    return await send({});
  } catch (error) {
    if (!isRefused(error, 'captcha-required')) throw error;
    const { reply: challenge } = await caller.call(getCaptcha, { query: { purpose } });
    return send({ captchaToken: writeToken(challenge) });
  }
}

function isRefused(error: unknown, code: string): boolean {
  return error instanceof Refused && error.code === code;
}

function writeToken(challenge: CaptchaChallenge): string {
  const solution = solve(challenge);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The ALTCHA protocol: the counter whose derived key begins as the server wants it. */
function solve({ parameters }: CaptchaChallenge) {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  for (let counter = 0; counter < 1_000; counter += 1) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    const secret = Buffer.concat([Buffer.from(nonce, 'hex'), number]);
    const key = pbkdf2Sync(secret, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('the CAPTCHA has no solution');
}
