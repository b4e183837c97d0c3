import { getLive, listAssignments } from '@engram/core/sharing/assigning-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { testsKey } from '../../practice-tests/queries.ts';

function liveKey(code: string) {
  return [...testsKey, 'live', code] as const;
}

/** An assignment as it is now. While somebody looks on, every 3 seconds; a closed one stays as it is. */
export function liveQuery(code: string) {
  return queryOptions({
    queryKey: liveKey(code),
    queryFn: ({ signal }) => call(getLive, { params: { code } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && state.data.assignment.state !== 'closed' && 3_000,
  });
}

/** The newest first; those of one test, or all. */
export function assignmentsQuery(practiceTestId?: string) {
  return queryOptions({
    queryKey: [...testsKey, 'assignments', practiceTestId ?? 'all'],
    queryFn: async ({ signal }) => {
      const query = practiceTestId === undefined ? {} : { practiceTestId };
      const { assignments } = await call(listAssignments, { query }, { signal });
      return assignments;
    },
  });
}
