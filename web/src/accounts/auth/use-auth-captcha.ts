import { accountLimits } from '@engram/core/limits.ts';
import { useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import type { AuthMode } from './find-problem.ts';

/** When the form needs a CAPTCHA: after 2 failed logins, or as soon as the server asks for one. */
export function useAuthCaptcha(mode: AuthMode) {
  const [failedLogins, setFailedLogins] = useState(0);
  const [askedIn, setAskedIn] = useState<readonly AuthMode[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string>();

  const hasFailedOften = failedLogins >= accountLimits.captchaAfterFailures; // [AUTHPG-18]
  const isNeeded = askedIn.includes(mode) || (mode === 'sign-in' && hasFailedOften);

  /** A token is good for one attempt [AUTHPG-20], and for one mode. */
  function reset() {
    setToken(undefined);
    setAttempt((before) => before + 1);
  }

  function noteFailure(error: unknown) {
    reset();
    if (!(error instanceof ApiError)) return;
    if (isWrongLogin(error)) setFailedLogins((before) => before + 1);
    if (asksForCaptcha(error)) setAskedIn((before) => [...before, mode]);
  }

  return {
    isNeeded,
    isMissing: isNeeded && token === undefined,
    token,
    attempt,
    setToken,
    reset,
    noteFailure,
  };
}

/** Nothing else counts [AUTHPG-17]. */
function isWrongLogin({ code }: ApiError): boolean {
  return code === 'wrong-password' || code === 'user-not-found';
}

function asksForCaptcha({ code }: ApiError): boolean {
  return code === 'captcha-required' || code === 'captcha-check-failed';
}
