import type { Subscription } from '@engram/core/plans/subscription.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoicesQuery, subscriptionQuery } from './queries.ts';

type Change = {
  ask: () => Promise<Subscription>;
  onStart?: () => void;
  onDone: () => void;
  onFailed?: (error: Error) => void;
};

/** Changes the subscription at the server and shows what it answers. */
export function useSubscriptionChange({ ask, onStart, onDone, onFailed }: Change) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onMutate: () => onStart?.(),
    onSuccess: async (subscription) => {
      // What was asked before the change knows nothing of it.
      await client.cancelQueries({ queryKey: subscriptionQuery.queryKey });
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      void client.invalidateQueries({ queryKey: invoicesQuery.queryKey });
      onDone();
    },
    onError: (error) => onFailed?.(error),
  });
}
