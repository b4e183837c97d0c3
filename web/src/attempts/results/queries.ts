import { getAttempt } from '@engram/core/attempts/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { testsKey } from '../../practice-tests/queries.ts';

export function attemptKey(attemptId: string) {
  return [...testsKey, 'attempt', attemptId] as const;
}

/** An attempt with its outcomes, and the questions as they were asked. */
export function attemptQuery(attemptId: string) {
  return queryOptions({
    queryKey: attemptKey(attemptId),
    queryFn: ({ signal }) => call(getAttempt, { params: { id: attemptId } }, { signal }),
    // Who cannot be reached, after the tries that each call has, is asked again when somebody looks.
    refetchInterval: ({ state }) =>
      state.status !== 'error' &&
      state.data !== undefined &&
      isBeingJudged(state.data) &&
      lookAgainMs,
  });
}

/** Whether a model is at typed answers, as far as the server knows. */
export function isBeingJudged({ attempt, now }: Judged): boolean {
  const until = attempt.judgingUntil ?? null;
  return until !== null && until > now;
}

type Judged = Pick<Reply<typeof getAttempt>, 'attempt' | 'now'>;

const lookAgainMs = 2_000;
