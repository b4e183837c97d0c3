import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
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
          outcome={outcome}
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
  const [failure, setFailure] = useState<Outcome>();
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    setIsSaving(true);
    setFailure(undefined);
    const outcome = await onSave(draft);
    setIsSaving(false);
    if (outcome.tone === 'green') onClose(outcome);
    else setFailure(outcome);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findProblem?.(draft);
    setProblem(found);
    if (found === undefined && !isSaving) void save();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 px-5.5 py-4.5">
      <Field label={label} error={problem} className="max-w-110">
        {renderControl({
          value: draft,
          onValueChange: (next) => {
            setDraft(next);
            setProblem(undefined);
          },
        })}
      </Field>
      <SettingOutcome outcome={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" isBusy={isSaving}>
          {isSaving ? messages.saving : messages.save}
        </Button>
        <Button size="small" onClick={() => onClose()}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
