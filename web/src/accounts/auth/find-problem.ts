import { isEmail } from '@engram/core/accounts/email.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { findNewPasswordMessage, findPasswordMessage } from '../password-message.ts';

export type AuthMode = 'sign-in' | 'register';

export function readMode(search: string): AuthMode {
  return new URLSearchParams(search).get('mode') === 'register' ? 'register' : 'sign-in';
}

export type AuthValues = {
  email: string;
  password: string;
  confirmation: string;
  hasAgreed: boolean;
  rememberMe: boolean;
};

/** One sentence for the user, and the field it is about if it is about one. */
export type Problem = { message: string; field?: keyof AuthValues; isNextStep?: boolean };

/** The first thing to mend before the form can be sent, in the order of the specification. */
export function findProblem(values: AuthValues, mode: AuthMode): Problem | undefined {
  if (!isEmail(values.email)) return { field: 'email', message: accountMessages.emailFormat };
  const { email, password } = values;
  const isNew = mode === 'register';
  const passwordMessage = isNew
    ? findNewPasswordMessage(password, email)
    : findPasswordMessage(password);
  if (passwordMessage) return { field: 'password', message: passwordMessage };
  return isNew ? findNewcomerProblem(values) : undefined;
}

function findNewcomerProblem(values: AuthValues): Problem | undefined {
  if (values.password !== values.confirmation) {
    return { field: 'confirmation', message: accountMessages.passwordsDiffer };
  }
  if (!values.hasAgreed) return { field: 'hasAgreed', message: accountMessages.termsNeeded };
  return undefined;
}
