import { listWaysIn } from '@engram/core/materials/reading-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

/** Which ways in the server has been given; they change with its settings alone. */
export const waysInQuery = queryOptions({
  queryKey: ['ways-in'],
  queryFn: ({ signal }) => call(listWaysIn, {}, { signal }),
  staleTime: Infinity,
});
