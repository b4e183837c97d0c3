import { updateProfile } from '@engram/core/accounts/api.ts';
import { DisplayName } from '@engram/core/accounts/display-name.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useSession } from '../../accounts/session/session.tsx';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { firstVisitMessages } from './messages.ts';

const messages = firstVisitMessages.name;

/** The field goes with the answer: what has the keyboard next is for the page to say. */
type AskNameProps = { onSaved: () => void };

/** Once, on the first visit (D32); it can be changed in the settings. */
export function AskName({ onSaved }: AskNameProps) {
  const id = useId();
  const { updateUser } = useSession();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (displayName: string) => call(updateProfile, { body: { displayName } }),
    onSuccess(user) {
      updateUser(user);
      onSaved();
    },
  });
  const problem = refusal ?? (error ? readFailure(error, messages.notSaved) : undefined);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const name = DisplayName.safeParse(typed);
    setRefusal(name.error?.issues[0]?.message);
    if (name.success && !isPending) mutate(name.data);
  }

  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-1.5">
      <label htmlFor={id} className="type-sm font-semibold">
        {messages.label}
      </label>
      <div className="flex w-full max-w-104 gap-2">
        <TextInput
          id={id}
          autoComplete="given-name"
          placeholder={messages.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          className="min-w-0 flex-1"
        />
        <Button type="submit" isBusy={isPending}>
          {messages.save}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="type-sm font-medium text-danger-ink">
        {problem}
      </p>
    </form>
  );
}
