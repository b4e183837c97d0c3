import { accountMessages } from '@engram/core/accounts/messages.ts';
import { findPasswordProblem } from '@engram/core/accounts/password.ts';

/** What a form says of a new password before it is sent [AUTHPG-13]. */
export function findPasswordMessage(password: string): string | undefined {
  const problem = findPasswordProblem(password);
  return problem && messages[problem];
}

const messages = {
  'too-short': accountMessages.passwordShort,
  'too-long': accountMessages.passwordTooLong,
};
