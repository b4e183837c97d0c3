import {
  correctSharedTest,
  getUngraded,
  listUngraded,
} from '@engram/core/sharing/correcting/api.ts';
import type { Correction } from '@engram/core/sharing/correcting/correction.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { testsKey } from '../../practice-tests/queries.ts';

export const gradingQuery = queryOptions({
  queryKey: [...testsKey, 'grading'],
  queryFn: ({ signal }) => call(listUngraded, {}, { signal }),
});

/** As it was when the desk was opened, whatever is asked anew since: what is judged stays in sight. */
export function deskQuery(code: string, round: number) {
  return queryOptions({
    queryKey: ['grading-desk', code, round],
    queryFn: ({ signal }) => call(getUngraded, { params: { id: code } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function correct(code: string, correction: Correction, note?: string) {
  return call(correctSharedTest, {
    params: { id: code },
    body: { correction, ...(note !== undefined && note !== '' && { note }) },
  });
}
