import { confirmPassword } from '@engram/core/accounts/api.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useState } from 'react';
import { ApiError } from '../../../http/api-error.ts';
import { call } from '../../../http/call.ts';
import { useCaptchaWhenAsked } from '../../captcha/use-captcha-when-asked.ts';
import { proofMessages as messages } from '../messages.ts';

export type PasswordProof = ReturnType<typeof usePasswordProof>;

/** The password, entered again for what a session alone does not open (D45). */
export function usePasswordProof() {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const captcha = useCaptchaWhenAsked();

  return {
    password,
    problem,
    captcha,
    type(typed: string) {
      setPassword(typed);
      setProblem(undefined);
    },
    /** False, with words for it, while something is missing that only the user has. */
    isReady(): boolean {
      if (password === '') setProblem(messages.missing);
      else if (captcha.isMissing) setProblem(accountMessages.captchaMissing);
      return password !== '' && !captcha.isMissing;
    },
    prove: () => call(confirmPassword, { body: { password, ...captcha.sent } }),
    /** Whether the failure was about the password, and so is told beside it. */
    noteFailure(error: unknown): boolean {
      captcha.noteFailure(error);
      const code = error instanceof ApiError ? error.code : undefined;
      const isOfPassword = code !== undefined && ofPassword.includes(code);
      if (isOfPassword && error instanceof ApiError) setProblem(error.message);
      return isOfPassword;
    },
    forget() {
      setPassword('');
      setProblem(undefined);
      captcha.dropToken();
    },
  };
}

const ofPassword: readonly string[] = [
  'password-not-correct',
  'captcha-required',
  'captcha-check-failed',
];
