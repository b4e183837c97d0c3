import type { CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { useState } from 'react';

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

/** By the code alone: the class of the error would bring the whole contract into a public page. */
function asksForCaptcha(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'captcha-required' || code === 'captcha-check-failed';
}
