import type { Member } from '@engram/core/classes/class.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { classMessages, wayBackMessages as messages } from '../messages.ts';

type WayBackDialogProps = {
  /** Open while there is one. */
  member: Member | undefined;
  /** Once they are made; nobody can be told them again. */
  words: string | undefined;
  isBusy: boolean;
  onReset: () => void;
  onClose: () => void;
};

export function WayBackDialog({ member, words, isBusy, onReset, onClose }: WayBackDialogProps) {
  const name = member?.name ?? '';
  return (
    <Dialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={words === undefined ? messages.askTitle(name) : messages.title(name)}
      description={words === undefined ? messages.askText : messages.text}
      closeLabel={classMessages.close}
      isBusy={isBusy}
    >
      <p
        role="status"
        className={
          words === undefined
            ? 'sr-only'
            : 'rounded-tile bg-petrol-soft px-5 py-4 text-center text-[1.5rem] leading-tight font-bold text-balance text-petrol-ink'
        }
      >
        {words}
      </p>
      <DialogActions>
        {words === undefined ? (
          <>
            <Button onClick={onClose}>{messages.cancel}</Button>
            <Button variant="primary" isBusy={isBusy} onClick={onReset}>
              {messages.confirm}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {messages.done}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
