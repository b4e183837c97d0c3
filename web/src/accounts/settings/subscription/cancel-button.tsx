import { cancelSubscription } from '@engram/core/plans/api.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { cancelMessages as messages, subscriptionMessages } from './messages.ts';
import { subscriptionQuery } from './queries.ts';

type CancelButtonProps = { onCancelled: (subscription: Subscription) => void };

/** Asks first [SET-26]; declining changes nothing [SET-30]. */
export function CancelButton({ onCancelled }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: (subscription) => {
      setIsAsking(false);
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      onCancelled(subscription);
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
