import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { unknownFailure } from '../messages.ts';
import { type CardDraft, draftOfCard } from './card-draft.ts';
import { CardForm } from './card-form.tsx';
import { cardFormMessages as messages } from './messages.ts';
import { useEditCard } from './use-card-changes.ts';

type EditFormProps = {
  setId: string;
  card: KeptCard;
  number: number;
  /** What was written before the form went out of sight. */
  draft: CardDraft | undefined;
  onDraft: (draft: CardDraft) => void;
  onClose: () => void;
  onDelete: () => void;
};

/** In the place of its row. */
export function EditForm(props: EditFormProps) {
  const { setId, card, number, draft, onDraft, onClose, onDelete } = props;
  const before = draftOfCard(card);
  const saving = useEditCard(setId, onClose);
  return (
    <CardForm
      label={messages.edit(number)}
      card={draft ?? before}
      submitLabel={messages.save}
      cancelLabel={messages.cancel}
      isBusy={saving.isPending}
      failure={saving.error ? readFailure(saving.error, unknownFailure) : undefined}
      onDraft={onDraft}
      onSubmit={(written) => {
        const { front, back, format } = before;
        const isSame =
          front === written.front && back === written.back && format === written.format;
        if (isSame) onClose();
        else saving.mutate({ id: card.id, ...written });
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
