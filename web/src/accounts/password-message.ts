import { accountMessages } from '@engram/core/accounts/messages.ts';
import { findPasswordProblem, isGuessable } from '@engram/core/accounts/password.ts';

/** What a form says of a password before it is sent [AUTHPG-13]. */
export function findPasswordMessage(password: string): string | undefined {
  const problem = findPasswordProblem(password);
  return problem && messages[problem];
}

/** The same of a new one, which must not be what anybody tries first (D45). */
export function findNewPasswordMessage(password: string, email: string): string | undefined {
  const weak = isGuessable(password, email) ? accountMessages.passwordTooWeak : undefined;
  return findPasswordMessage(password) ?? weak;
}

const messages = {
  'too-short': accountMessages.passwordShort,
  'too-long': accountMessages.passwordTooLong,
};
