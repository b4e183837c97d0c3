import { useState } from 'react';
import { ApiError } from '../http/api-error.ts';

/** For a form that shows a CAPTCHA only once the server has asked for one. */
export function useCaptchaWhenAsked() {
  const [isNeeded, setIsNeeded] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string>();
  return {
    isNeeded,
    isMissing: isNeeded && token === undefined,
    /** The key of the Captcha: a token is good for one attempt. */
    attempt,
    /** For the body of the call. */
    sent: token === undefined ? {} : { captchaToken: token },
    takeToken: setToken,
    dropToken: () => setToken(undefined),
    noteFailure: (error: unknown) => {
      if (asksForCaptcha(error)) setIsNeeded(true);
      setToken(undefined);
      setAttempt(attempt + 1);
    },
  };
}

function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'captcha-required' || error.code === 'captcha-check-failed';
}
