import { isEmail } from '@engram/core/accounts/email.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { isSecurityWord } from '@engram/core/accounts/onboarding.ts';
import { findNewPasswordMessage } from '../password-message.ts';

/** What step 1 asks for, in its order. */
export type Registration = {
  email: string;
  password: string;
  confirmation: string;
  securityWord: string;
  agrees: boolean;
};

export type RegistrationProblems = { [Field in keyof Registration]?: string | undefined };

export const emptyRegistration: Registration = {
  email: '',
  password: '',
  confirmation: '',
  securityWord: '',
  agrees: false,
};

/** All that is wrong with step 1 at once (NS-22), in the order of the form. */
export function findRegistrationProblems(registration: Registration): RegistrationProblems {
  return {
    email: findEmailProblem(registration.email),
    password: describePassword(registration),
    confirmation: findConfirmationProblem(registration),
    securityWord: isSecurityWord(registration.securityWord)
      ? undefined
      : accountMessages.securityWord,
    agrees: registration.agrees ? undefined : accountMessages.termsNeededShort,
  };
}

function findEmailProblem(email: string): string | undefined {
  if (email.trim() === '') return accountMessages.emailRequired;
  return isEmail(email) ? undefined : accountMessages.emailInvalid;
}

function describePassword({ password, email }: Registration): string | undefined {
  return password === ''
    ? accountMessages.passwordRequired
    : findNewPasswordMessage(password, email);
}

function findConfirmationProblem({ password, confirmation }: Registration): string | undefined {
  if (confirmation === '') return accountMessages.confirmationRequired;
  return confirmation === password ? undefined : accountMessages.passwordsDiffer;
}
