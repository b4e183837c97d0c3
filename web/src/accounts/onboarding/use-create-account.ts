import { register, trackOnboarding } from '@engram/core/accounts/api.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { writeAnswer } from '@engram/core/accounts/onboarding.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { logIgnored } from '../../http/log-ignored.ts';
import { useSession } from '../session/session.tsx';
import { aboutYouMessages } from './messages.ts';
import type { Registration } from './registration.ts';
import type { Answers } from './state.ts';

type NewAccount = { registration: Registration; answers: Answers; captchaToken?: string };

type CreateAccountOptions = { onCreated: () => void; onFailed: (error: unknown) => void };

/** Registers, signs in and tells why the user came, in this order [ONB-31] [ONB-32]. */
export function useCreateAccount({ onCreated, onFailed }: CreateAccountOptions) {
  const { enter } = useSession();
  return useMutation({
    mutationFn: ({ registration, captchaToken }: NewAccount) =>
      call(
        register,
        {
          body: {
            email: registration.email.trim(),
            password: registration.password,
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, // D29
            ...(captchaToken !== undefined && { captchaToken }),
          },
        },
        { fallback: accountMessages.registrationFailed },
      ),
    onSuccess: (signedIn, { answers }) => {
      enter(signedIn, { remember: false });
      sendAnswers(signedIn.user, answers);
      onCreated();
    },
    onError: onFailed,
  });
}

function sendAnswers(user: User, { reason, source }: Answers): void {
  const body = {
    uid: user.uid,
    email: user.email,
    testReason: writeAnswer(reason),
    hearAboutUs: writeAnswer(source),
    registrationDate: new Date().toISOString(),
  };
  // [ONB-33] The account exists whether or not we learn why.
  call(trackOnboarding, { body }).catch((error: unknown) => {
    logIgnored(aboutYouMessages.trackingFailed, error);
  });
}
