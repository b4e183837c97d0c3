import { login, register } from '@engram/core/accounts/api.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { explainFailure } from '../explain-failure.ts';
import { useSession } from '../session.tsx';
import type { AuthMode, AuthValues, Problem } from './find-problem.ts';

type Callbacks = { onFailure: (problem: Problem, error: unknown) => void };
type SentForm = { mode: AuthMode; values: AuthValues; captchaToken: string | undefined };

/** Signs in or creates the account; the session then knows the user. */
export function useSendAuth({ onFailure }: Callbacks) {
  const { enter } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (signedIn, { values }) => enter(signedIn, { remember: values.rememberMe }),
    onError: (error, { mode }) =>
      onFailure({ message: explainFailure(error, defaults[mode]) }, error),
  });
  return { send: mutate, isSending: isPending };
}

function send({ mode, values, captchaToken }: SentForm) {
  const { email, password, rememberMe } = values;
  const body = {
    email: email.trim(),
    password,
    rememberMe,
    ...(captchaToken !== undefined && { captchaToken }),
  };
  if (mode === 'sign-in') return call(login, { body });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions(); // D29
  return call(register, { body: { ...body, timeZone } });
}

const defaults = {
  'sign-in': accountMessages.loginFailed, // [ERR-14]
  register: accountMessages.registrationFailed, // [ERR-13]
};
