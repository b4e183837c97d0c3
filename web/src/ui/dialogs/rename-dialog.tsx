import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { DialogActions } from './dialog-frame.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';

type RenameDialogProps = {
  /** The name of today; open while there is one. */
  name: string | undefined;
  words: { title: string; field: string; save: string; cancel: string; close: string };
  /** The name as it would be kept, or what is wrong with it. */
  check: (draft: string) => { name: string } | { problem: string };
  onRename: (name: string) => void;
  onClose: () => void;
};

export function RenameDialog({ name, words, ...form }: RenameDialogProps) {
  const isOpen = name !== undefined;
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={words.title} closeLabel={words.close}>
      {isOpen && <RenameForm name={name} words={words} {...form} />}
    </Dialog>
  );
}

type RenameFormProps = RenameDialogProps & { name: string };

function RenameForm({ name, words, check, onRename, onClose }: RenameFormProps) {
  const [draft, setDraft] = useState(name);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = check(draft);
    if ('problem' in checked) {
      setProblem(checked.problem);
      input.current?.focus();
    } else if (checked.name === name) onClose();
    else onRename(checked.name);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={words.field} error={problem} isErrorQuiet>
        <TextInput
          ref={input}
          autoComplete="off"
          enterKeyHint="done"
          value={draft}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setDraft(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
}
