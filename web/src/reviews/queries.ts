import { practiseTopics } from '@engram/core/progress/api.ts';
import { getReviewProgress, getReviewQueue, reviewMissed } from '@engram/core/reviews/api.ts';
import { reviewLimits } from '@engram/core/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { flushSync } from '../attempts/keeping/sending/current-sync.ts';
import { flushReviews } from '../flashcards/outbox/current-sending.ts';
import { reviewsKey } from '../reviews-key.ts';
import { call } from '../http/call.ts';

/** Each time somebody begins, and never by itself: the session counts on from it. */
export type Round = {
  number: number;
  isAhead: boolean;
  /** Of what was missed in it, and of nothing else. */
  attemptId?: string | undefined;
  /** What is practised, by the keys of the topics. */
  topics?: readonly string[] | undefined;
  /** Practised from Today, which it leads back to. */
  isFromToday?: boolean | undefined;
};

export function queueQuery(round: Round) {
  return queryOptions({
    queryKey: ['review-queue', round],
    queryFn: ({ signal }) => askForRound(round, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function askForRound({ attemptId, topics, isAhead }: Round, signal: AbortSignal) {
  if (attemptId !== undefined) return askForMissed(attemptId, signal);
  if (topics !== undefined) return askForPractice(topics, signal);
  return askForQueue(isAhead, signal);
}

/** What the server does not know yet would be asked again. */
export async function askForQueue(isAhead: boolean, signal?: AbortSignal) {
  await flushReviews();
  const query = isAhead ? { ahead: reviewLimits.ahead } : {};
  return call(getReviewQueue, { query }, signal ? { signal } : {});
}

/** The attempt may still be on its way too. */
async function askForMissed(attemptId: string, signal: AbortSignal) {
  await flushSync();
  await flushReviews();
  return call(reviewMissed, { params: { id: attemptId } }, { signal });
}

async function askForPractice(topics: readonly string[], signal: AbortSignal) {
  await flushReviews();
  return call(practiseTopics, { body: { topics: [...topics] } }, { signal });
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
