import { changePassword } from '@engram/core/accounts/api.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-frame.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import { PasswordInput } from '../password-input.tsx';
import { findPasswordMessage } from '../password-message.ts';
import { useCaptchaWhenAsked } from '../use-captcha-when-asked.ts';
import { passwordMessages as messages, settingsMessages } from './messages.ts';
import { devicesKey } from './queries.ts';

type ChangePasswordDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
};

export function ChangePasswordDialog({ isOpen, onClose, onChanged }: ChangePasswordDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.change}
      description={messages.dialogText}
      closeLabel={settingsMessages.close}
    >
      <ChangePasswordForm onClose={onClose} onChanged={onChanged} />
    </Dialog>
  );
}

type Passwords = { current: string; next: string; confirmation: string };

/** Lives as long as the dialog is open, so that closing it forgets what was typed. */
function ChangePasswordForm({ onClose, onChanged }: Omit<ChangePasswordDialogProps, 'isOpen'>) {
  const { register, handleSubmit, getValues, formState } = useForm<Passwords>({
    defaultValues: { current: '', next: '', confirmation: '' },
  });
  const [failure, setFailure] = useState<string>();
  const captcha = useCaptchaWhenAsked();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ current, next }: Passwords) =>
      call(changePassword, {
        body: { currentPassword: current, newPassword: next, ...captcha.sent },
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: devicesKey });
      onChanged();
    },
    onError: (error) => {
      setFailure(readFailure(error, messages.notChanged));
      captcha.noteFailure(error);
    },
  });

  function save(passwords: Passwords) {
    if (change.isPending) return;
    if (captcha.isMissing) return setFailure(accountMessages.captchaMissing);
    setFailure(undefined);
    change.mutate(passwords);
  }

  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Field label={messages.current} error={errors.current?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...register('current', { required: messages.currentMissing })}
        />
      </Field>
      <Field label={messages.next} hint={messages.nextHint} error={errors.next?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...register('next', { validate: findPasswordMessage, deps: 'confirmation' })}
        />
      </Field>
      <Field label={messages.confirmation} error={errors.confirmation?.message}>
        <PasswordInput
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
          onSolved={captcha.takeToken}
          onExpired={captcha.dropToken}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{settingsMessages.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          {change.isPending ? messages.changing : messages.change}
        </Button>
      </DialogActions>
    </form>
  );
}
