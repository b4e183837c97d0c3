import { cancelSubscription } from '@engram/core/plans/api.ts';
import { useState } from 'react';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { cancelMessages as messages, subscriptionMessages } from './messages.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

type CancelButtonProps = { onCancelled: () => void };

/** Asks first [SET-26]; declining changes nothing [SET-30]. */
export function CancelButton({ onCancelled }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancelling = useSubscriptionChange({
    ask: () => call(cancelSubscription, {}),
    onDone: () => {
      setIsAsking(false);
      onCancelled();
    },
  });
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {messages.open}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.title}
        body={messages.question}
        cancelLabel={messages.keep}
        onCancel={() => {
          setIsAsking(false);
          cancelling.reset();
        }}
        actionLabel={cancelling.isPending ? messages.cancelling : messages.confirm}
        onConfirm={() => cancelling.mutate()}
        tone="danger"
        isBusy={cancelling.isPending}
      >
        {cancelling.error && (
          <Note tone="red">{readFailure(cancelling.error, subscriptionMessages.failed)}</Note>
        )}
      </ConfirmDialog>
    </>
  );
}
