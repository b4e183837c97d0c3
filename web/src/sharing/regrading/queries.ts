import { listCorrections, previewCorrection } from '@engram/core/sharing/correcting/api.ts';
import type { Correction } from '@engram/core/sharing/correcting/correction.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { reportKey } from '../report/queries.ts';

/** Whose score would change; the last count stays in sight while the next one is asked for. */
export function previewQuery(code: string, correction: Correction | undefined) {
  return queryOptions({
    // Apart from the report: what was saved is not looked at once more.
    queryKey: ['correction-preview', code, correction],
    queryFn: ({ signal }) => {
      if (!correction) throw new Error('There is nothing to look at');
      return call(previewCorrection, { params: { id: code }, body: { correction } }, { signal });
    },
    enabled: correction !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function historyQuery(code: string, questionId: string) {
  return queryOptions({
    queryKey: [...reportKey(code), 'corrections', questionId],
    queryFn: ({ signal }) =>
      call(listCorrections, { params: { id: code }, query: { question: questionId } }, { signal }),
  });
}
