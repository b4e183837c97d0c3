import { accountMessages } from '@engram/core/accounts/messages.ts';
import { type ErrorCode, readErrorMessage } from '@engram/core/errors.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * What a form of signing in says of a failed call: known codes in its own words, else the
 * server's, else the default of the call (CF-18).
 */
export function explainFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return accountMessages.authenticationError; // [ERR-16]
  if (error.status === 0) return error.message;
  return readErrorMessage(error.data, { byCode: wordsByCode, fallback, statusText: fallback });
}

const wordsByCode: Partial<Record<ErrorCode, string>> = {
  'user-not-found': accountMessages.invalidCredentials, // [ERR-01]
  'wrong-password': accountMessages.invalidCredentials, // [ERR-02]
  'email-already-in-use': accountMessages.emailInUseForm, // [ERR-04]
  'weak-password': accountMessages.passwordTooWeak, // [ERR-06]
  'too-many-requests': accountMessages.tooManyAttempts, // [ERR-08]
  'captcha-check-failed': accountMessages.captchaFailed, // [ERR-09]
  'invalid-email': accountMessages.emailFormat, // [ERR-10]
};
