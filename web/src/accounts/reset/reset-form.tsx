import { resetPassword } from '@engram/core/accounts/api.ts';
import { emailKey } from '@engram/core/accounts/email.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { explainFailure } from '../explain-failure.ts';
import { FormMessage } from '../form-message.tsx';
import { isLinkOver } from '../mailed-link/is-link-over.ts';
import { findNewPasswordMessage } from '../password-message.ts';
import { PasswordInput } from '../password-input.tsx';
import { useSession, useUser } from '../session/session.tsx';
import { resetMessages as messages } from './messages.ts';

type ResetFormProps = {
  token: string;
  email: string;
  onSaved: () => void;
  onLinkOver: () => void;
};

type Values = { password: string; confirmation: string };

export function ResetForm({ token, email, onSaved, onLinkOver }: ResetFormProps) {
  const { forgetSession } = useSession();
  const user = useUser();
  const messageId = useId();
  const form = useForm<Values>({
    defaultValues: { password: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const [failure, setFailure] = useState<{ message: string }>();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ password }: Values) => call(resetPassword, { body: { token, password } }),
    onSuccess: () => {
      // The server has ended every session of this account, the one of this browser too.
      if (user && emailKey(user.email) === emailKey(email)) forgetSession();
      onSaved();
    },
    onError: (error) => (isLinkOver(error) ? onLinkOver() : showFailure(error)),
  });

  function showFailure(error: Error) {
    const message = explainFailure(error, accountMessages.passwordResetFailed); // [ERR-15]
    if (error instanceof ApiError && error.code === 'weak-password') {
      form.setError('password', { message }, { shouldFocus: true });
    } else {
      setFailure({ message });
    }
  }

  function clearMessages() {
    form.clearErrors();
    setFailure(undefined);
  }

  const submit = form.handleSubmit((values) => {
    if (!isPending) mutate(values);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={clearMessages}
      className="grid gap-5"
    >
      {/* A password manager learns from it which account it saves the password for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={messages.password}
        hint={messages.passwordHint}
        error={errors.password?.message}
      >
        <PasswordInput
          {...form.register('password', {
            validate: (password) => findNewPasswordMessage(password, email),
          })}
          autoComplete="new-password"
        />
      </Field>
      <Field label={messages.confirmation} error={errors.confirmation?.message}>
        <TextInput
          {...form.register('confirmation', { validate: isTheSame })}
          type="password"
          autoComplete="new-password"
        />
      </Field>
      {failure && <FormMessage id={messageId} problem={failure} />}
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isPending}>
        {isPending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}

function isTheSame(confirmation: string, { password }: Values): string | true {
  return confirmation === password || accountMessages.passwordsDiffer;
}
