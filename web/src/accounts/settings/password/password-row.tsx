import { forgotPassword } from '@engram/core/accounts/api.ts';
import { accountMessages, resetLinkFailed } from '@engram/core/accounts/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { passwordMessages as messages } from '../messages.ts';
import { type Outcome, SettingRow } from '../setting-row.tsx';

export function PasswordRow({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isChanging, setIsChanging] = useState(false);
  const hintId = useId();
  const changeHintId = useId();
  const fallback = accountMessages.passwordResetFailed;
  const reset = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email } }, { fallback }), // [SET-13]
    onMutate: () => setOutcome(undefined),
    onSuccess: () => setOutcome({ tone: 'green', text: accountMessages.resetLinkSent }),
    onError: (error) =>
      setOutcome({ tone: 'red', text: resetLinkFailed(readFailure(error, fallback)) }),
  });

  function openDialog() {
    setOutcome(undefined);
    setIsChanging(true);
  }

  function noteChanged() {
    setIsChanging(false);
    setOutcome({ tone: 'green', text: messages.changed });
  }

  return (
    <SettingRow
      label={messages.title}
      outcome={outcome}
      action={
        <>
          {/* On a phone below its button, as the one above it is. */}
          <p id={hintId} className="type-sm text-ink-2 max-md:order-last">
            {messages.resetHint}
          </p>
          <Button
            size="small"
            aria-describedby={hintId}
            isBusy={reset.isPending}
            onClick={() => reset.mutate()}
          >
            {reset.isPending ? messages.resetting : messages.reset}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" aria-describedby={changeHintId} onClick={openDialog}>
          {messages.change}
        </Button>
        <p id={changeHintId} className="type-sm text-ink-2">
          {messages.changeHint}
        </p>
      </div>
      <ChangePasswordDialog
        email={email}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        onChanged={noteChanged}
      />
    </SettingRow>
  );
}
