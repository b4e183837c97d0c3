import { sharingLimits } from '@engram/core/limits.ts';
import { TakerName } from '@engram/core/sharing/shared-test.ts';
import { FileText } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import type { SignInState } from '../../accounts/session/sign-in-state.ts';
import { useSession } from '../../accounts/session/session.tsx';
import { checkName } from '../../check-name.ts';
import { paths, pathsOf } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { textActionClass } from '../../ui/text-button.tsx';
import { tryMessages } from './messages.ts';

const messages = tryMessages.name;

type NameFormProps = {
  code: string;
  title: string;
  firstName: string;
  onName: (name: string) => void;
};

/** Before an assignment that asks for a name. */
export function NameForm({ code, title, firstName, onName }: NameFormProps) {
  const [draft, setDraft] = useState(firstName);
  const [problem, setProblem] = useState<string>();
  const isSignedOut = useSession().state === 'signed-out';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkName(TakerName, draft, messages);
    if ('name' in checked) return onName(checked.name);
    setProblem(checked.problem);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex items-center gap-3 rounded-option bg-petrol-soft px-4 py-3.5 text-petrol-ink">
        <Icon icon={FileText} />
        <span className="min-w-0 font-serif text-[1.0625rem] leading-[1.3] font-[560] wrap-anywhere text-ink">
          {title}
        </span>
      </p>
      <div className="grid gap-2">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="text-ink-2">{messages.text}</p>
      </div>
      <Field label={messages.label} error={problem}>
        <TextInput
          name="taker"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={sharingLimits.maxNameLength}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value);
            setProblem(undefined);
          }}
          className="min-h-16! rounded-option! border-2! text-[1.375rem] font-semibold"
        />
      </Field>
      <Button type="submit" variant="primary" size="large" isBlock>
        {messages.next}
      </Button>
      {isSignedOut && (
        <p className="flex flex-wrap items-center justify-center gap-x-1.5 type-sm text-ink-2">
          {messages.noAccount}{' '}
          <Link
            to={paths.logIn}
            state={{ returnPath: pathsOf.sharedTest(code) } satisfies SignInState}
            className={textActionClass}
          >
            {messages.hasAccount}
          </Link>
        </p>
      )}
    </form>
  );
}
