import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../http/api-error.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-frame.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { Captcha } from '../../captcha/captcha.tsx';
import { PasswordInput } from '../../password-input.tsx';
import { findNewPasswordMessage } from '../../password-message.ts';
import { useCaptchaWhenAsked } from '../../captcha/use-captcha-when-asked.ts';
import { passwordMessages as messages, settingsMessages } from '../messages.ts';
import type { ChangedPassword } from './use-change-password.ts';

type ChangePasswordFormProps = { email: string; change: ChangedPassword; onClose: () => void };

type Passwords = { current: string; next: string; confirmation: string };

/** Lives as long as the dialog is open, so that closing it forgets what was typed. */
export function ChangePasswordForm({ email, change, onClose }: ChangePasswordFormProps) {
  const { register, handleSubmit, getValues, setError, formState } = useForm<Passwords>({
    defaultValues: { current: '', next: '', confirmation: '' },
  });
  const [failure, setFailure] = useState<string>();
  const captcha = useCaptchaWhenAsked();

  function save({ current, next }: Passwords) {
    if (change.isPending) return;
    if (captcha.isMissing) return setFailure(accountMessages.captchaMissing);
    const body = { currentPassword: current, newPassword: next, ...captcha.sent };
    change.mutate(body, { onError: explain });
  }

  function explain(error: unknown) {
    const message = readFailure(error, messages.notChanged);
    const field = findRefusedField(error);
    if (field === undefined) setFailure(message);
    else setError(field, { message }, { shouldFocus: true });
    captcha.noteFailure(error);
  }

  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setFailure(undefined);
        void handleSubmit(save)(event);
      }}
      onChange={() => setFailure(undefined)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={messages.current} error={errors.current?.message}>
        <PasswordInput
          subject={messages.currentShort}
          autoComplete="current-password"
          {...register('current', { required: messages.currentMissing })}
        />
      </Field>
      <Field label={messages.next} hint={messages.nextHint} error={errors.next?.message}>
        <PasswordInput
          subject={messages.nextShort}
          autoComplete="new-password"
          {...register('next', {
            validate: (password) => findNewPasswordMessage(password, email),
            deps: 'confirmation',
          })}
        />
      </Field>
      <Field label={messages.confirmation} error={errors.confirmation?.message}>
        <PasswordInput
          subject={messages.confirmationShort}
          autoComplete="new-password"
          {...register('confirmation', {
            validate: (confirmation) =>
              confirmation === getValues('next') || accountMessages.passwordsDiffer,
          })}
        />
      </Field>
      {failure !== undefined && <Note tone="red">{failure}</Note>}
      {captcha.isNeeded && (
        <Captcha
          key={captcha.attempt}
          purpose="password"
          onSolved={(token) => {
            captcha.takeToken(token);
            setFailure(undefined);
          }}
          onExpired={captcha.dropToken}
        />
      )}
      <DialogActions>
        <Button isPaused={change.isPending} onClick={onClose}>
          {settingsMessages.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          {change.isPending ? messages.changing : messages.change}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Which field the server's refusal is about. */
function findRefusedField(error: unknown): keyof Passwords | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'password-not-correct') return 'current';
  return code === 'weak-password' ? 'next' : undefined;
}
