import { type ClassToJoin, MemberName } from '@engram/core/classes/class.ts';
import { joinClass } from '@engram/core/classes/member-api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { checkName } from '../../check-name.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Note } from '../../ui/states/note.tsx';
import { classMessages } from '../messages.ts';
import { joiningMessages as messages } from './joining-messages.ts';

type NameFormProps = {
  found: ClassToJoin;
  onJoined: (joined: Reply<typeof joinClass>) => void;
};

/** A name is typed, never chosen from a list: nobody learns here who is in the class. */
export function NameForm({ found, onJoined }: NameFormProps) {
  const { code, teacher, isFull } = found;
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The same press sent again, for want of a reply, is no second member.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const joining = useMutation({
    mutationFn: (name: string) =>
      call(joinClass, { params: { code }, body: { name } }, { idempotencyKey: key }),
    onSuccess: onJoined,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkName(MemberName, draft, messages);
    if ('problem' in checked) {
      setProblem(checked.problem);
      input.current?.focus();
    } else if (!joining.isPending) joining.mutate(checked.name);
  }

  if (isFull) {
    return (
      <div className="grid gap-4">
        <h1 className="type-h1">{messages.who}</h1>
        <Note tone="yellow">{messages.full}</Note>
      </div>
    );
  }
  const name = draft.trim();
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h1 className="type-h1">{messages.who}</h1>
        <p className="text-ink-2">{messages.whoText(teacher)}</p>
      </div>
      <Field label={messages.name} error={problem} isErrorQuiet>
        <TextInput
          ref={input}
          name="member"
          // To a device that many use, browsers would offer the names of others.
          autoComplete="off"
          enterKeyHint="go"
          maxLength={sharingLimits.maxNameLength}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value);
            setProblem(undefined);
            setKey(crypto.randomUUID());
          }}
        />
      </Field>
      {joining.error && (
        <Note tone="red">
          {messages.notJoined(readFailure(joining.error, classMessages.unknownFailure))}
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" isBlock isBusy={joining.isPending}>
        {name === '' ? messages.join : messages.joinAs(name)}
      </Button>
      <p className="text-center type-sm text-ink-2">{messages.once}</p>
    </form>
  );
}
