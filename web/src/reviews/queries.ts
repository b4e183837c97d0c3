import { getReviewProgress, getReviewQueue } from '@engram/core/reviews/api.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { flushReviews } from '../flashcards/outbox/current-sending.ts';
import { reviewsKey } from '../flashcards/outbox/reviews-key.ts';
import { call } from '../http/call.ts';

/** Each time somebody begins, and never by itself: the session counts on from it. */
export type Round = { number: number; isAhead: boolean };

export function queueQuery(round: Round) {
  return queryOptions({
    queryKey: ['review-queue', round],
    queryFn: ({ signal }) => askForQueue(round.isAhead, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What the server does not know yet would be asked again. */
export async function askForQueue(isAhead: boolean, signal?: AbortSignal) {
  await flushReviews();
  const query = isAhead ? { ahead: reviewLimits.ahead } : {};
  return call(getReviewQueue, { query }, signal ? { signal } : {});
}

export const progressQuery = queryOptions({
  queryKey: [...reviewsKey, 'progress'],
  queryFn: async ({ signal }) => {
    await flushReviews();
    return call(getReviewProgress, {}, { signal });
  },
  // What an earlier round has left is not what the day has brought.
  gcTime: 0,
});
