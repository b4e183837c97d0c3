import { sharingLimits } from '@engram/core/limits.ts';
import { TakerName } from '@engram/core/sharing/shared-test.ts';
import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { checkName } from '../../../check-name.ts';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { takingMessages } from '../messages.ts';

const messages = takingMessages.intro;

type StartFormProps = {
  firstName: string;
  hasQuestions: boolean;
  onStart: (name: string | null) => void;
};

/** Who somebody is called is theirs to say, or not. */
export function StartForm({ firstName, hasQuestions, onStart }: StartFormProps) {
  const [draft, setDraft] = useState(firstName);
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!hasQuestions) return;
    if (draft.trim() === '') return onStart(null);
    const checked = checkName(TakerName, draft, nameWords);
    if ('name' in checked) return onStart(checked.name);
    setProblem(checked.problem);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field label={messages.name} hint={messages.nameHint} error={problem} className="max-w-90">
        <TextInput
          name="taker"
          autoComplete="name"
          maxLength={sharingLimits.maxNameLength}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <HomeLink />
        <Button type="submit" variant="primary" size="large" disabled={!hasQuestions}>
          {messages.start}
        </Button>
      </div>
      {!hasQuestions && <p className="type-sm text-ink-2">{messages.noQuestions}</p>}
    </form>
  );
}

export function HomeLink() {
  return (
    <Link to={paths.home} className={buttonClass({ variant: 'ghost', className: '-ms-4.5' })}>
      <Icon icon={ArrowLeft} />
      {messages.home}
    </Link>
  );
}

const nameWords = {
  missing: messages.nameUnseen,
  tooLong: messages.nameTooLong,
  unseen: messages.nameUnseen,
};
