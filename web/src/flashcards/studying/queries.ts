import { getSet, listCards } from '@engram/core/flashcards/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { flushReviews } from '../outbox/current-sending.ts';

// Apart from what the pages of a set ask for: a run counts on from what it has begun with, and
// nothing of it may change by itself.
const studyKey = ['studying'] as const;
const asItWas = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

export function studiedSetQuery(setId: string) {
  return queryOptions({
    ...asItWas,
    queryKey: [...studyKey, setId, 'set'],
    queryFn: async ({ signal }) => {
      await flushReviews();
      return (await call(getSet, { params: { id: setId } }, { signal })).set;
    },
  });
}

/** Of how many cards one is. */
export const pageSize = 100;

export function cardPageQuery(setId: string, page: number) {
  return queryOptions({
    ...asItWas,
    queryKey: [...studyKey, setId, 'cards', page],
    queryFn: async ({ signal }) => {
      const query = { offset: page * pageSize, limit: pageSize };
      return (await call(listCards, { params: { id: setId }, query }, { signal })).cards;
    },
  });
}
