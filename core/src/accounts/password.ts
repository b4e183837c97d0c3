import { accountLimits } from '../limits.ts';

export type PasswordProblem = 'too-short' | 'too-long';

/** The rules a password can be checked by without a list (D16): characters, not UTF-16 units. */
export function findPasswordProblem(password: string): PasswordProblem | undefined {
  const { length } = Array.from(password);
  if (length < accountLimits.minPasswordLength) return 'too-short';
  return length > accountLimits.maxPasswordLength ? 'too-long' : undefined;
}
