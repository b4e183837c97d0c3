import { getProgress } from '@engram/core/progress/api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { flushReviews } from '../flashcards/outbox/current-sending.ts';
import { call } from '../http/call.ts';
import { reviewsKey } from '../reviews-key.ts';

/** What is looked at: everything where nothing is named. */
export type Wish = { subject?: string; exam?: string };

/** Below the reviews: whatever is reviewed changes it. */
export function progressQuery(wish: Wish) {
  return queryOptions({
    queryKey: [...reviewsKey, 'all-progress', wish],
    queryFn: async ({ signal }) => {
      await flushReviews();
      return call(getProgress, { query: wish }, { signal });
    },
    // The charts stay where they are until the next ones are here.
    placeholderData: keepPreviousData,
  });
}
