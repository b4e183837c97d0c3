import { MaterialTitle, type Material } from '@engram/core/materials/material.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-frame.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { renameMessages as messages } from './messages.ts';

type RenameDialogProps = {
  /** Open while there is one. */
  material: Material | undefined;
  onRename: (title: string) => void;
  onClose: () => void;
};

export function RenameDialog({ material, onRename, onClose }: RenameDialogProps) {
  return (
    <Dialog
      isOpen={material !== undefined}
      onClose={onClose}
      title={messages.title}
      closeLabel={messages.close}
    >
      {material && <RenameForm title={material.title} onRename={onRename} onClose={onClose} />}
    </Dialog>
  );
}

type RenameFormProps = Pick<RenameDialogProps, 'onRename' | 'onClose'> & { title: string };

function RenameForm({ title, onRename, onClose }: RenameFormProps) {
  const [draft, setDraft] = useState(title);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data: next, error } = MaterialTitle.safeParse(draft);
    if (error) {
      setProblem(explain(error.issues[0]?.code));
      input.current?.focus();
    } else if (next === title) onClose();
    else onRename(next);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={messages.field} error={problem} isErrorQuiet>
        <TextInput
          ref={input}
          autoComplete="off"
          enterKeyHint="done"
          value={draft}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button type="submit" variant="primary">
          {messages.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function explain(issue: string | undefined): string {
  if (issue === 'too_small') return messages.missing;
  return issue === 'too_big' ? messages.tooLong : messages.unseen;
}
