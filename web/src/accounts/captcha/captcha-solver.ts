import type { CaptchaChallenge, CaptchaSolution } from '@engram/core/accounts/captcha.ts';
import { createContext } from 'react';

export type CaptchaSolver = (
  challenge: CaptchaChallenge,
  signal: AbortSignal,
) => Promise<CaptchaSolution>;

/** How CAPTCHAs are solved here; loaded when the first one is. */
export const CaptchaSolverContext = createContext<CaptchaSolver>(async (challenge, signal) => {
  const { solveCaptcha } = await import('./solve-captcha.ts');
  return solveCaptcha(challenge, signal);
});

/** The payload of the ALTCHA protocol: base64 of JSON. */
export function writeCaptchaToken(challenge: CaptchaChallenge, solution: CaptchaSolution): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ challenge, solution }));
  return btoa(String.fromCodePoint(...bytes));
}
