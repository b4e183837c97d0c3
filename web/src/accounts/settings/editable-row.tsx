import { useMutation } from '@tanstack/react-query';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isPress } from '../../keys/is-press.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Note } from '../../ui/states/note.tsx';
import { settingsMessages as messages } from './messages.ts';
import { type Outcome, SettingOutcome, SettingRow } from './setting-row.tsx';

type EditableRowProps = {
  label: string;
  /** What is stored; editing starts from it. */
  value: string;
  shownValue: string;
  /** The one control, in the edit state. */
  renderControl: (control: Control) => ReactNode;
  findProblem?: (draft: string) => string | undefined;
  /** Resolves when it is saved; a failure leaves the row in its edit state [SET-05]. */
  onSave: (draft: string) => Promise<Outcome>;
};

type Control = { value: string; onValueChange: (value: string) => void };

/** View and edit [ACC-21]. */
export function EditableRow(props: EditableRowProps) {
  const [isEdited, setIsEdited] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const row = useFocusOnSwitch(isEdited);

  function switchTo(next: boolean, shown?: Outcome) {
    setIsEdited(next);
    setOutcome(shown);
  }

  return (
    <div ref={row}>
      {isEdited ? (
        <EditForm {...props} onClose={(shown) => switchTo(false, shown)} />
      ) : (
        <SettingRow
          label={props.label}
          action={
            <Button size="small" onClick={() => switchTo(true)}>
              {messages.edit}
              <span className="sr-only">{props.label}</span>
            </Button>
          }
        >
          <p className="font-semibold wrap-anywhere">{props.shownValue}</p>
        </SettingRow>
      )}
      {/* Not in the view, which comes at the same time as the words. */}
      <SettingOutcome outcome={outcome} className="mx-5.5 mb-3.5" />
    </div>
  );
}

/** The button just pressed is gone then; the keyboard goes on in its place. */
function useFocusOnSwitch(isEdited: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const focusedState = useRef(isEdited);
  useEffect(() => {
    if (focusedState.current === isEdited) return;
    focusedState.current = isEdited;
    row.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [isEdited]);
  return row;
}

type EditFormProps = EditableRowProps & { onClose: (outcome?: Outcome) => void };

function EditForm({ label, value, renderControl, findProblem, onSave, onClose }: EditFormProps) {
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({ mutationFn: onSave });
  const isSaving = saving.isPending;

  function edit(next: string) {
    // What is being saved is what stands in the field.
    if (isSaving) return;
    setDraft(next);
    setProblem(undefined);
    saving.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const found = findProblem?.(draft);
    setProblem(found);
    saving.reset();
    if (found === undefined) saving.mutate(draft, { onSuccess: closeWhenSaved });
    else event.currentTarget.querySelector<HTMLElement>('input, select')?.focus();
  }

  // A mutation does not call back a form that is gone, so the next one keeps its text.
  function closeWhenSaved(outcome: Outcome) {
    if (outcome.tone === 'green') onClose(outcome);
  }

  function leaveByEscape(event: KeyboardEvent) {
    if (isPress(event, 'Escape') && !isSaving) onClose();
  }

  return (
    // Escape is heard from whichever control of the form has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={leaveByEscape}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5.5 py-4.5"
    >
      <Field label={label} error={problem} className="max-w-110">
        {renderControl({ value: draft, onValueChange: edit })}
      </Field>
      {saving.data?.tone === 'red' && <Note tone="red">{saving.data.text}</Note>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" isBusy={isSaving}>
          {isSaving ? messages.saving : messages.save}
        </Button>
        <Button size="small" isPaused={isSaving} onClick={() => onClose()}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
