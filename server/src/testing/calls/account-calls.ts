import { createHmac } from 'node:crypto';
import type { CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

type Body = Record<string, unknown>;
type Options = { headers?: Record<string, string>; remoteAddress?: string };

export const goodPassword = 'a long enough secret';

/** The calls of accounts, as a browser makes them, against one node. */
export function makeAccountCalls(app: FastifyInstance) {
  // From a network of its own, unless a test is about networks: so none meets another's limits.
  const post = (path: string, payload: Body, options: Options = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers: options.headers ?? {},
      payload,
      remoteAddress: options.remoteAddress ?? randomAddress(),
    });

  return {
    post,

    /** A real solution, worked out as the browser would. */
    async solveCaptcha(purpose: CaptchaPurpose): Promise<string> {
      const url = `/api/auth/captcha?purpose=${purpose}`;
      const challenge = (await app.inject({ url })).json();
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },

    /** A new account by the front door. */
    async register(wish: Body = {}) {
      const email = `${uuidv7()}@example.edu`;
      const reply = await post('register', { email, password: goodPassword, ...wish });
      const { token, user } = reply.json();
      return {
        reply,
        email,
        token: String(token),
        userId: String(user?.uid),
        headers: { authorization: `Bearer ${token}` },
      };
    },

    verify: (token: string) => post('verify-token', { idToken: token }),
  };
}

let addresses = 0;

/** Another network every time. */
export function randomAddress(): string {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** Where Redis keeps the failed logins of an address. */
export function failureKey(email: string, secret: string): string {
  return `count:login:email:${hashEmail(email, secret)}`;
}

/** Where Redis keeps how often a new password was asked for. */
export function linkKey(email: string, secret: string): string {
  return `count:link:reset-password:${hashEmail(email, secret)}`;
}

function hashEmail(email: string, secret: string): string {
  return createHmac('sha256', secret).update(email).digest('base64url').slice(0, 22);
}
