import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CheckStep } from './check-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { importMessages as messages } from './messages.ts';
import type { CardTable } from './read-cards.ts';

type ImportDialogProps = {
  /** Without one the cards make a new set. */
  set?: CardSet;
  isOpen: boolean;
  onClose: () => void;
};

/** Cards from a file or from what was pasted, for a set or as a new one. */
export function ImportDialog({ set, isOpen, onClose }: ImportDialogProps) {
  const [table, setTable] = useState<CardTable>();
  // Stays for whoever comes back from what was read of it.
  const [pasted, setPasted] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  function close() {
    setTable(undefined);
    setPasted('');
    setIsBusy(false);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={messages.title}
      description={<span className="wrap-anywhere">{describe(table, set)}</span>}
      closeLabel={messages.close}
      width="widest"
      isBusy={isBusy}
    >
      {table ? (
        <CheckStep
          set={set}
          table={table}
          onTable={setTable}
          onReplace={() => setTable(undefined)}
          onBusy={setIsBusy}
          onClose={close}
        />
      ) : (
        <ChooseStep pasted={pasted} onPaste={setPasted} onRead={setTable} />
      )}
    </Dialog>
  );
}

function describe(table: CardTable | undefined, set: CardSet | undefined): string {
  if (!table) return messages.choose;
  return set ? messages.checkFor(set.name) : messages.checkForNew;
}
