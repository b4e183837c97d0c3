import { useIsInPage } from '../../use-is-in-page.ts';

/** The script for the parser; see theme-script.ts for how the server allows it. */
export function EarlyShell() {
  return useIsInPage() ? <script>{shellScript}</script> : null;
}

/**
 * Runs in the head of every page: where this browser keeps a token, the frame of the app can be
 * painted before any code is here. Not around the pages of signing in, and without a header where
 * a learner answers.
 */
const shellScript =
  'try{const p=location.pathname;if(localStorage.getItem(`token`))document.documentElement.dataset.shell=/^.(auth|register|forgot-password|reset-password|verify-email)$/.test(p)?`none`:/^.(ai-tests.test$|study-session$|flashcards.study.)/.test(p)?`quiet`:`app`}catch{}';
