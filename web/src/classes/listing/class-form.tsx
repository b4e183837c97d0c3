import { type Class, ClassName, ClassWords } from '@engram/core/classes/class.ts';
import { classLimits } from '@engram/core/limits.ts';
import { type FormEvent, useRef, useState } from 'react';
import { checkName } from '../../check-name.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { classMessages, formMessages as messages } from '../messages.ts';

type ClassFormProps = {
  /** None: a new one, for which the teacher says that they may keep its data (D41). */
  taught: Class | undefined;
  isBusy: boolean;
  onSave: (words: ClassWords) => void;
  onCancel: () => void;
};

type Problems = { name?: string; right?: string };

export function ClassForm({ taught, isBusy, onSave, onCancel }: ClassFormProps) {
  const { name = '', school = '', term = '' } = taught ?? {};
  const [draft, setDraft] = useState<ClassWords>({ name, school, term });
  const [hasRight, setHasRight] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);

  function change(next: Partial<ClassWords>) {
    setDraft((before) => ({ ...before, ...next }));
    setProblems({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkName(ClassName, draft.name, messages);
    const found: Problems = {
      ...('problem' in checked && { name: checked.problem }),
      ...(!taught && !hasRight && { right: messages.rightMissing }),
    };
    setProblems(found);
    if (found.name !== undefined) nameInput.current?.focus();
    else if (found.right !== undefined) box.current?.focus();
    else if (!isBusy) save();
  }

  /** Signs that nobody sees may come along with what is pasted. */
  function save() {
    const { data: words } = ClassWords.safeParse(draft);
    if (words) onSave(words);
    else setProblems({ name: messages.unseen });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={messages.name} error={problems.name} isErrorQuiet>
        <TextInput
          ref={nameInput}
          autoComplete="off"
          placeholder={messages.namePlaceholder}
          maxLength={classLimits.maxNameLength}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={<Optional words={messages.school} />}>
          <TextInput
            autoComplete="organization"
            maxLength={classLimits.maxSchoolLength}
            value={draft.school}
            onChange={({ target }) => change({ school: target.value })}
          />
        </Field>
        <Field label={<Optional words={messages.term} />}>
          <TextInput
            autoComplete="off"
            maxLength={classLimits.maxTermLength}
            value={draft.term}
            onChange={({ target }) => change({ term: target.value })}
          />
        </Field>
      </div>
      {!taught && (
        <div className="grid gap-2">
          <Checkbox
            ref={box}
            label={messages.right}
            error={problems.right}
            isErrorQuiet
            checked={hasRight}
            onChange={({ target }) => {
              setHasRight(target.checked);
              setProblems({});
            }}
          />
          <p className="type-xs text-ink-3">{messages.rightHint}</p>
        </div>
      )}
      <DialogActions>
        <Button onClick={onCancel}>{classMessages.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {taught ? messages.save : messages.make}
        </Button>
      </DialogActions>
    </form>
  );
}

function Optional({ words }: { words: string }) {
  return (
    <>
      {words} <span className="font-normal text-ink-3">{messages.optional}</span>
    </>
  );
}
