import { useState } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { unknownFailure } from '../messages.ts';
import { emptyCard } from './card-draft.ts';
import { CardForm } from './card-form.tsx';
import { cardFormMessages as messages } from './messages.ts';
import { useAddCard } from './use-card-changes.ts';

type AddFormProps = { setId: string; onClose: () => void };

/** One card after the other, until it is closed. */
export function AddForm({ setId, onClose }: AddFormProps) {
  const [cardId, setCardId] = useState(() => crypto.randomUUID());
  const adding = useAddCard(setId, () => setCardId(crypto.randomUUID()));
  return (
    <div className="border-t border-line">
      <CardForm
        key={cardId}
        label={messages.add}
        card={emptyCard}
        submitLabel={messages.add}
        cancelLabel={messages.close}
        isBusy={adding.isPending}
        failure={adding.error ? readFailure(adding.error, unknownFailure) : undefined}
        onSubmit={(written) => adding.mutate({ id: cardId, ...written })}
        onCancel={onClose}
      />
    </div>
  );
}
