import { login, register } from '@engram/core/accounts/api.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { explainFailure } from '../explain-failure.ts';
import { useSession } from '../session/session.tsx';
import type { AuthMode, AuthValues } from './find-problems.ts';

type Failure = {
  /** What was sent; the form may be in the other mode by now. */
  mode: AuthMode;
  message: string;
  error: unknown;
};
type Callbacks = { onFailure: (failure: Failure) => void };
type SentForm = { mode: AuthMode; values: AuthValues; captcha: { captchaToken?: string } };

/** Signs in or creates the account; the session then knows the user. */
export function useSendAuth({ onFailure }: Callbacks) {
  const { enter } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (signedIn, { values }) => enter(signedIn, { remember: values.rememberMe }),
    onError: (error, { mode }) => onFailure({ mode, error, message: explain(error, mode) }),
  });
  return { send: mutate, isSending: isPending };
}

function send({ mode, values, captcha }: SentForm) {
  const { email, password, rememberMe } = values;
  const body = { email: email.trim(), password, rememberMe, ...captcha };
  if (mode === 'sign-in') return call(login, { body });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions(); // D29
  return call(register, { body: { ...body, timeZone } });
}

/** Elsewhere the server says itself what there was too much of. */
function explain(error: unknown, mode: AuthMode): string {
  const isTooOften = error instanceof ApiError && error.code === 'too-many-requests';
  return isTooOften ? accountMessages.tooManyAttempts : explainFailure(error, defaults[mode]); // [ERR-08]
}

const defaults = {
  'sign-in': accountMessages.loginFailed, // [ERR-14]
  register: accountMessages.registrationFailed, // [ERR-13]
};
