import { getSharedTest } from '@engram/core/sharing/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

/** A shared test as it is now; its questions never change, so nobody asks again by themselves. */
export function sharedTestQuery(code: string) {
  return queryOptions({
    queryKey: ['shared-test', code],
    queryFn: ({ signal }) => call(getSharedTest, { params: { id: code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
