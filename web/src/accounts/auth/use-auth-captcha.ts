import { accountLimits } from '@engram/core/limits.ts';
import { useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { useCaptchaWhenAsked } from '../captcha/use-captcha-when-asked.ts';
import type { AuthMode } from './find-problems.ts';

/** When the form needs a CAPTCHA: after 2 failed logins, or as soon as the server asks for one. */
export function useAuthCaptcha(mode: AuthMode) {
  const [failedLogins, setFailedLogins] = useState(0);
  const hasFailedOften = failedLogins >= accountLimits.captchaAfterFailures; // [AUTHPG-18]
  const purpose = purposes[mode];
  const captcha = useCaptchaWhenAsked({
    purpose,
    isNeededAnyway: mode === 'sign-in' && hasFailedOften,
  });

  function noteFailure(error: unknown, sentMode: AuthMode) {
    captcha.noteFailure(error, purposes[sentMode]);
    if (isWrongLogin(error)) setFailedLogins((before) => before + 1);
  }

  return { ...captcha, purpose, noteFailure };
}

const purposes = { 'sign-in': 'login', register: 'register' } as const;

/** Nothing else counts [AUTHPG-17]. */
function isWrongLogin(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'wrong-password' || error.code === 'user-not-found';
}
