import { guessType } from '@engram/core/flashcards/guess-type.ts';
import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { unknownFailure } from '../messages.ts';
import { emptyCard } from './card-draft.ts';
import { CardForm } from './card-form.tsx';
import { CoverForm } from './covering/cover-form.tsx';
import { coveringMessages } from './covering/messages.ts';
import { cardFormMessages as messages } from './messages.ts';
import { useAddCards } from './use-card-changes.ts';

type AddFormProps = { setId: string; onClose: () => void };

/** One card after the other, until it is closed; or those of a picture. */
export function AddForm({ setId, onClose }: AddFormProps) {
  const [cardId, setCardId] = useState(() => crypto.randomUUID());
  const [isCovering, setCovering] = useState(false);
  const adding = useAddCards(setId, () => setCardId(crypto.randomUUID()));
  return (
    <div className="border-t border-line">
      {isCovering ? (
        <CoverForm setId={setId} onClose={onClose} />
      ) : (
        <CardForm
          key={cardId}
          label={messages.add}
          card={emptyCard}
          submitLabel={messages.add}
          cancelLabel={messages.close}
          isBusy={adding.isPending}
          failure={adding.error ? readFailure(adding.error, unknownFailure) : undefined}
          onSubmit={(written) =>
            adding.mutate([{ id: cardId, type: guessType(written.front), ...written }])
          }
          onCancel={onClose}
        >
          <Button
            variant="ghost"
            isPaused={adding.isPending}
            onClick={() => setCovering(true)}
            className="me-auto"
          >
            <Icon icon={ScanSearch} />
            {coveringMessages.open}
          </Button>
        </CardForm>
      )}
    </div>
  );
}
