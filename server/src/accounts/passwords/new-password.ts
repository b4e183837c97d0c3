import { accountMessages } from '@engram/core/accounts/messages.ts';
import { findPasswordProblem, isGuessable } from '@engram/core/accounts/password.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../http/app-error.ts';

/** The first ones every attacker tries, in lower case. */
const commonPasswords = new Set(dictionary['passwords-common']);

/** The rules for every new password, before it is hashed (D16, D45). */
export function refuseBadPassword(password: string, email: string): void {
  const problem = findPasswordProblem(password);
  if (problem === 'too-short') throw new AppError('weak-password');
  if (problem === 'too-long') {
    throw new AppError('invalid-input', { message: accountMessages.passwordTooLong });
  }
  if (isGuessable(password, email) || commonPasswords.has(password.toLowerCase())) {
    throw new AppError('weak-password', { message: accountMessages.passwordTooWeak });
  }
}
