import type { ReactNode } from 'react';
import { reply } from '../../testing/stub-server.ts';
import { CaptchaSolverContext, type CaptchaSolver } from '../captcha/captcha-solver.ts';

const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  },
  signature: 'signed',
};

const solution = { counter: 7, derivedKey: '00ff' };

/** What a server says that hands out CAPTCHAs, for every purpose. */
export const givesCaptchas = {
  '/api/auth/captcha?purpose=login': () => reply(200, challenge),
  '/api/auth/captcha?purpose=register': () => reply(200, challenge),
  '/api/auth/captcha?purpose=forgot-password': () => reply(200, challenge),
  '/api/auth/captcha?purpose=password': () => reply(200, challenge),
  '/api/auth/captcha?purpose=contact': () => reply(200, challenge),
  '/api/auth/captcha?purpose=share-code': () => reply(200, challenge),
};

/** The token that comes of it. */
export const solvedToken = btoa(JSON.stringify({ challenge, solution }));

/** For tests, whose browser has no workers: every CAPTCHA below is solved at once. */
export function EasyCaptchas({ children }: { children: ReactNode }) {
  return <CaptchaSolverContext value={solveAtOnce}>{children}</CaptchaSolverContext>;
}

const solveAtOnce: CaptchaSolver = () => Promise.resolve(solution);
