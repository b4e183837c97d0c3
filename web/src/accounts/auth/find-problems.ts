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

/** What the whole form has to say. */
export type Problem = { message: string; isNextStep?: boolean };

/** A sentence for each field that is to be mended, in the order of the form. */
export type FieldProblems = Partial<Record<keyof AuthValues, string>>;

/** All that is to be mended before the form can be sent. */
export function findProblems(values: AuthValues, mode: AuthMode): FieldProblems {
  const isNew = mode === 'register';
  const { email, password } = values;
  const passwordMessage = isNew
    ? findNewPasswordMessage(password, email)
    : findPasswordMessage(password);
  return {
    ...(!isEmail(email) && { email: accountMessages.emailFormat }),
    ...(passwordMessage !== undefined && { password: passwordMessage }),
    ...(isNew && findNewcomerProblems(values)),
  };
}

function findNewcomerProblems({ password, confirmation, hasAgreed }: AuthValues): FieldProblems {
  return {
    ...(password !== confirmation && { confirmation: accountMessages.passwordsDiffer }),
    ...(!hasAgreed && { hasAgreed: accountMessages.termsNeeded }),
  };
}

/** The first one gets the focus. */
export function firstOf(problems: FieldProblems): keyof AuthValues | undefined {
  return fields.find((field) => problems[field] !== undefined);
}

/** A change may mend its field, and another password is compared anew. */
export function withoutField(problems: FieldProblems, name: string): FieldProblems {
  const mended = name === 'password' ? ['password', 'confirmation'] : [name];
  const left = fields.filter((field) => !mended.includes(field));
  return Object.fromEntries(left.map((field) => [field, problems[field]]));
}

const fields = ['email', 'password', 'confirmation', 'hasAgreed'] as const;
