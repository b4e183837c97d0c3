import { getUsage } from '@engram/core/plans/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { testListQuery } from '../attempts/queries.ts';
import { call } from '../http/call.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call(getUsage, {}, { signal }),
});

/** Those taken last come first. */
export const recentTestsQuery = testListQuery({
  search: '',
  filter: 'all',
  order: 'last-taken',
  page: 1,
});
