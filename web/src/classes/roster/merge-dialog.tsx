import type { Member } from '@engram/core/classes/class.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { classMessages, mergeMessages as messages } from '../messages.ts';

type MergeDialogProps = {
  /** Open while there is one. */
  member: Member | undefined;
  members: readonly Member[];
  isBusy: boolean;
  onMerge: (into: string, words: string) => void;
  onClose: () => void;
};

export function MergeDialog({ member, onClose, isBusy, ...rest }: MergeDialogProps) {
  const name = member?.name ?? '';
  return (
    <Dialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={messages.title(name)}
      description={messages.text(name)}
      closeLabel={classMessages.close}
      isBusy={isBusy}
    >
      {member && <MergeForm member={member} onClose={onClose} isBusy={isBusy} {...rest} />}
    </Dialog>
  );
}

type MergeFormProps = MergeDialogProps & { member: Member };

function MergeForm({ member, members, isBusy, onMerge, onClose }: MergeFormProps) {
  const others = members.filter(({ id, removedAt }) => id !== member.id && removedAt === null);
  const [chosen, setChosen] = useState(member.sameNameAs ?? others[0]?.id);
  const into = others.find(({ id }) => id === chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (into && !isBusy) onMerge(into.id, messages.done(into.name));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {others.length === 0 ? (
        <p className="text-ink-2">{messages.nobody}</p>
      ) : (
        <Field label={messages.field}>
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <DialogActions>
        <Button onClick={onClose}>{classMessages.cancel}</Button>
        <Button type="submit" variant="primary" disabled={!into} isBusy={isBusy}>
          {messages.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
