import { ApiError } from '../../http/api-error.ts';
import { takingMessages } from './messages.ts';

/** Why a shared test could not be loaded, in the words for its status (C47). */
export function explainLoadFailure(error: unknown): string {
  const { missing, over, busy, timedOut, other } = takingMessages.error;
  if (!(error instanceof ApiError)) return other;
  if (error.status === 404) return missing;
  if (error.status === 410) return over;
  if (error.status === 429) return busy;
  return error.code === 'timed-out' || error.code === 'aborted' ? timedOut : other;
}

/** The server wants to know that a person asks; also when the last answer to that was not right. */
export function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'captcha-required' || error.code === 'captcha-check-failed';
}

/** Only what may be mended by it is tried again, and the words say which that is [SHPG-07]. */
export function mayTryAgain(message: string): boolean {
  return message.includes('try again');
}

/** Why the answers were not taken; and, where the same again cannot be either, what that means. */
export type SubmitFailure = { message: string; finalWords?: string };

export function explainSubmitFailure(error: unknown): SubmitFailure {
  const { over, busy, other, submittedElsewhere, gone, closed } = takingMessages.submitFailures;
  if (!(error instanceof ApiError)) return { message: other };
  switch (error.status) {
    case 404:
      return { message: other, finalWords: gone };
    case 409:
      return { message: other, finalWords: submittedElsewhere };
    case 410:
      return { message: over, finalWords: closed };
    case 429:
      return { message: busy };
    default:
      return { message: other };
  }
}
