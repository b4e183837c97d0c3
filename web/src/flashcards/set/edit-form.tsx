import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { unknownFailure } from '../messages.ts';
import { CardForm } from './card-form.tsx';
import { cardFormMessages as messages } from './messages.ts';
import { useEditCard } from './use-card-changes.ts';

type EditFormProps = {
  setId: string;
  card: KeptCard;
  number: number;
  onClose: () => void;
  onDelete: () => void;
};

/** In the place of its row. */
export function EditForm({ setId, card, number, onClose, onDelete }: EditFormProps) {
  const saving = useEditCard(setId, onClose);
  return (
    <CardForm
      label={messages.edit(number)}
      card={card}
      submitLabel={messages.save}
      cancelLabel={messages.cancel}
      isBusy={saving.isPending}
      failure={saving.error ? readFailure(saving.error, unknownFailure) : undefined}
      onSubmit={({ front, back }) => {
        if (front === card.front && back === card.back) onClose();
        else saving.mutate({ id: card.id, front, back });
      }}
      onCancel={onClose}
    >
      {/* A narrow row has no room for it. */}
      <Button variant="danger" isPaused={saving.isPending} onClick={onDelete} className="md:hidden">
        {messages.delete}
      </Button>
    </CardForm>
  );
}
