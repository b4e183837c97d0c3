import { forgotPassword } from '@engram/core/accounts/api.ts';
import { isEmail } from '@engram/core/accounts/email.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../../http/call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import { EnterSubmits } from '../enter-submits.tsx';
import { FormMessage } from '../form-message.tsx';
import { useCaptchaWhenAsked } from '../captcha/use-captcha-when-asked.ts';
import { forgotMessages as messages } from './messages.ts';

type ForgotFormProps = { email: string; onSent: (email: string) => void };
type Problem = { message: string; field?: 'email' };

export function ForgotForm({ email: firstEmail, onSent }: ForgotFormProps) {
  const [email, setEmail] = useState(firstEmail);
  const [problem, setProblem] = useState<Problem>();
  const messageId = useId();
  const captcha = useCaptchaWhenAsked({ isNeededAnyway: true }); // [RESET-03]

  const { mutate, isPending } = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email: email.trim(), ...captcha.sent } }),
    onSuccess: () => onSent(email.trim()),
    onError: (error) => {
      captcha.noteFailure(error); // [RESET-11]
      setProblem({ message: accountMessages.resetFailed }); // CF-30
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const message = findEmailMessage(email);
    if (message !== undefined) {
      setProblem({ message, field: 'email' });
      event.currentTarget.querySelector<HTMLInputElement>('[type=email]')?.focus();
    } else if (captcha.isMissing) {
      setProblem({ message: accountMessages.captchaMissing });
    } else {
      mutate();
    }
  }

  const isAboutEmail = problem?.field === 'email';
  return (
    <form
      noValidate
      onSubmit={submit}
      onChange={() => setProblem(undefined)}
      className="grid gap-5"
    >
      <EnterSubmits />
      <Field label={messages.email} error={isAboutEmail ? problem.message : undefined}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      {problem && !isAboutEmail && <FormMessage id={messageId} problem={problem} />}
      <Captcha
        key={captcha.attempt}
        purpose="forgot-password"
        onSolved={captcha.takeToken}
        onExpired={captcha.dropToken}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isBusy={isPending}
        disabled={captcha.isMissing} // [RESET-07]
      >
        {isPending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}

function findEmailMessage(email: string): string | undefined {
  if (email.trim() === '') return accountMessages.resetEmailMissing;
  return isEmail(email) ? undefined : accountMessages.emailFormat;
}
