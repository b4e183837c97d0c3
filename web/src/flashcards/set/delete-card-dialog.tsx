import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { cardDeletionMessages as messages } from './messages.ts';
import { useDeleteCard } from './use-card-changes.ts';

type DeleteCardDialogProps = {
  setId: string;
  /** Open while there is one. */
  card: KeptCard | undefined;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteCardDialog({ setId, card, onClose, onDeleted }: DeleteCardDialogProps) {
  const deletion = useDeleteCard(setId, onDeleted);
  return (
    <ConfirmDialog
      isOpen={card !== undefined}
      title={messages.title}
      body={<span className="line-clamp-6 wrap-anywhere">{messages.text(card?.front ?? '')}</span>}
      cancelLabel={messages.cancel}
      onCancel={onClose}
      actionLabel={messages.confirm}
      tone="danger"
      isBusy={deletion.isPending}
      onConfirm={() => card && deletion.mutate(card, { onError: onClose })}
    />
  );
}
