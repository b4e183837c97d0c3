import { getAttempt } from '@engram/core/attempts/api.ts';
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
  });
}
