import { useState } from 'react';
import { useUser } from '../../accounts/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { dropTaken } from '../keeping/taken-shares.ts';
import { removalMessages as messages } from './messages.ts';

type RemoveTakenProps = {
  code: string;
  takenKey: string;
  isBlock?: boolean;
  onRemoved: () => void;
};

/** The next person at a shared computer need not see what the last one scored. */
export function RemoveTaken({ code, takenKey, isBlock = false, onRemoved }: RemoveTakenProps) {
  const uid = useUser()?.uid;
  const [isAsking, setIsAsking] = useState(false);

  function remove() {
    setIsAsking(false);
    dropTaken(uid, { code, key: takenKey });
    onRemoved();
  }

  return (
    <>
      <Button
        variant="ghost"
        canWrap
        isBlock={isBlock}
        className={isBlock ? undefined : 'text-start'}
        onClick={() => setIsAsking(true)}
      >
        {messages.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.title}
        body={messages.text}
        cancelLabel={messages.cancel}
        onCancel={() => setIsAsking(false)}
        actionLabel={messages.confirm}
        onConfirm={remove}
        tone="danger"
      />
    </>
  );
}
