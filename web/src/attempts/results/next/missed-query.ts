import { getMissedReviews } from '@engram/core/reviews/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../http/call.ts';
import { reviewsKey } from '../../../reviews-key.ts';
import { flushSync } from '../../keeping/sending/current-sync.ts';

/** What has become of what an attempt missed; asked again when reviews have been sent. */
export function missedQuery(attemptId: string) {
  return queryOptions({
    queryKey: [...reviewsKey, 'missed', attemptId],
    queryFn: async ({ signal }) => {
      // The submission may still be on its way.
      await flushSync();
      return call(getMissedReviews, { params: { id: attemptId } }, { signal });
    },
  });
}
