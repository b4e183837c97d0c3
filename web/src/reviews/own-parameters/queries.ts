import {
  getOwnParameters,
  type OwnParameters,
  switchOwnParameters,
} from '@engram/core/reviews/own-parameters/api.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { flushReviews } from '../../flashcards/outbox/current-sending.ts';
import { call } from '../../http/call.ts';
import { reviewsKey } from '../../reviews-key.ts';

/** What the server does not know yet would not be counted. */
export const ownParametersQuery = queryOptions({
  queryKey: [...reviewsKey, 'own-parameters'],
  queryFn: async ({ signal }) => {
    await flushReviews();
    return call(getOwnParameters, {}, { signal });
  },
});

/** Tells the server, and shows at once what it answers. */
export function useSwitchOwn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(switchOwnParameters, { body: { isOn } }),
    onSuccess: (told: OwnParameters) =>
      client.setQueryData<OwnParameters>(ownParametersQuery.queryKey, told),
  });
}
