import { accountMessages } from '@engram/core/accounts/messages.ts';
import type { ErrorCode } from '@engram/core/error-table.ts';
import { ApiError } from '../http/api-error.ts';
import { readFailure } from '../http/read-failure.ts';

/**
 * What a form of signing in says of a failed call: known codes in its own words, else the
 * server's, else the default of the call (CF-18).
 */
export function explainFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return accountMessages.authenticationError; // [ERR-16]
  const ownWords = error.code && wordsByCode[error.code];
  return ownWords ?? readFailure(error, fallback);
}

const wordsByCode: Partial<Record<ErrorCode, string>> = {
  'user-not-found': accountMessages.invalidCredentials, // [ERR-01]
  'wrong-password': accountMessages.invalidCredentials, // [ERR-02]
  'email-already-in-use': accountMessages.emailInUseForm, // [ERR-04]
  'weak-password': accountMessages.passwordTooWeak, // [ERR-06]
  'captcha-required': accountMessages.captchaMissing,
  'captcha-check-failed': accountMessages.captchaFailed, // [ERR-09]
  'invalid-email': accountMessages.emailFormat, // [ERR-10]
};
