import type { CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { useState } from 'react';
import { ApiError } from '../http/api-error.ts';

type CaptchaOptions = {
  /** For a form that sends for more than one purpose: each is asked for on its own. */
  purpose?: CaptchaPurpose | undefined;
  /** The form knows by itself that it needs one. */
  isNeededAnyway?: boolean;
};

/** The CAPTCHA of a form, which most show only once the server has asked for one. */
export function useCaptchaWhenAsked({ purpose, isNeededAnyway = false }: CaptchaOptions = {}) {
  const [askedFor, setAskedFor] = useState<readonly (CaptchaPurpose | undefined)[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState<string>();
  const isNeeded = isNeededAnyway || askedFor.includes(purpose);

  /** A token is good for one attempt [AUTHPG-20] [RESET-11], one purpose and 9 minutes. */
  function dropToken() {
    setToken(undefined);
    setAttempt((before) => before + 1);
  }

  /** The form may serve another purpose by now than when it was sent. */
  function noteFailure(error: unknown, sentFor = purpose) {
    dropToken();
    if (asksForCaptcha(error)) setAskedFor((before) => [...before, sentFor]);
  }

  return {
    isNeeded,
    isMissing: isNeeded && token === undefined,
    /** The key of the Captcha: a new one is a box to tick again. */
    attempt,
    /** For the body of the call. */
    sent: token === undefined ? {} : { captchaToken: token },
    takeToken: setToken,
    dropToken,
    noteFailure,
  };
}

function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'captcha-required' || error.code === 'captcha-check-failed';
}
