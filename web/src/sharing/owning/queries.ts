import { getTest } from '@engram/core/practice-tests/api.ts';
import { listShares } from '@engram/core/sharing/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { flushSync } from '../../attempts/keeping/sending/current-sync.ts';
import { call } from '../../http/call.ts';
import { testsKey } from '../../practice-tests/queries.ts';

/** Where a test was shared, the newest first. */
export function sharesQuery(testId: string) {
  return queryOptions({
    queryKey: [...testsKey, 'shares', testId],
    queryFn: async ({ signal }) => {
      const { shares } = await call(listShares, { params: { id: testId } }, { signal });
      return shares;
    },
  });
}

/** A test and its shares as they are at this moment: what is shared is what is there now. */
export function shareableQuery(testId: string) {
  return queryOptions({
    queryKey: [...testsKey, 'shareable', testId],
    queryFn: async ({ signal }) => {
      // It may still be on its way to the server.
      await flushSync();
      const sent = { params: { id: testId } };
      const [{ test }, { shares }] = await Promise.all([
        call(getTest, sent, { signal }),
        call(listShares, sent, { signal }),
      ]);
      return { test, shares };
    },
    gcTime: 0,
    // Somebody is typing a description.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
