import { SetName } from '@engram/core/flashcards/card-set.ts';
import { useState } from 'react';
import { checkName } from '../check-name.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { RenameDialog } from '../ui/dialogs/rename-dialog.tsx';
import { renameMessages, setDeletionMessages as messages } from './messages.ts';
import { useDeleteSet } from './use-delete-set.ts';
import { useRenameSet } from './use-rename-set.ts';
import type { NamedSet } from './named-set.ts';

export type SetAction = 'rename' | 'delete';

type Listeners = { onDeleted?: (set: NamedSet) => void };

/** What is asked before a set is renamed or deleted. */
export function useSetDialogs({ onDeleted }: Listeners = {}) {
  const [asked, setAsked] = useState<{ action: SetAction; set: NamedSet }>();
  const close = () => setAsked(undefined);
  const rename = useRenameSet();
  const deletion = useDeleteSet((set) => {
    close();
    onDeleted?.(set);
  });
  return {
    asked,
    isDeleting: deletion.isPending,
    open: (action: SetAction, set: NamedSet) => setAsked({ action, set }),
    close,
    rename(set: NamedSet, name: string) {
      close();
      rename.mutate({ set, name });
    },
    remove: (set: NamedSet) => deletion.mutate(set, { onError: close }),
  };
}

export function SetDialogs({
  asked,
  isDeleting,
  close,
  rename,
  remove,
}: ReturnType<typeof useSetDialogs>) {
  const set = asked?.set;
  return (
    <>
      <RenameDialog
        name={asked?.action === 'rename' ? set?.name : undefined}
        words={renameMessages}
        check={(draft) => checkName(SetName, draft, renameMessages)}
        onClose={close}
        onRename={(name) => set && rename(set, name)}
      />
      <ConfirmDialog
        isOpen={asked?.action === 'delete'}
        title={messages.title}
        body={<span className="wrap-anywhere">{messages.text(set?.name ?? '')}</span>}
        cancelLabel={messages.cancel}
        onCancel={close}
        actionLabel={messages.confirm}
        tone="danger"
        isBusy={isDeleting}
        onConfirm={() => set && remove(set)}
      />
    </>
  );
}
