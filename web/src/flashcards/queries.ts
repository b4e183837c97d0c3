import type { Reply } from '@engram/core/endpoint.ts';
import { type cardFilters, getSet, listCards, listSets } from '@engram/core/flashcards/api.ts';
import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { getSetReviews } from '@engram/core/reviews/api.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { askDue } from './ask-due.ts';
import { flushReviews } from './outbox/current-sending.ts';
import { reviewsKey } from '../reviews-key.ts';

// All of it lies under one key: whatever studies or reviews a card changes the lists, the set, its
// cards and what is due alike.
export const flashcardsKey = ['flashcards'] as const;

export const setListQuery = queryOptions({
  queryKey: [...flashcardsKey, 'list'],
  queryFn: async ({ signal }) => {
    await flushReviews();
    return (await call(listSets, {}, { signal })).sets;
  },
});

/** What is due today, of each set and test; the numbers of the header come of the same answer. */
export function dueQuery(uid: string) {
  return queryOptions({
    queryKey: [...reviewsKey, 'due', uid],
    queryFn: () => askDue(uid),
    // What was due before a review is not what is due after it.
    gcTime: 0,
  });
}

/** All that is known of one set. */
export function setKey(setId: string) {
  return [...flashcardsKey, 'set', setId] as const;
}

export function setQuery(setId: string) {
  return queryOptions({
    queryKey: [...setKey(setId), 'facts'],
    queryFn: async ({ signal }) => {
      await flushReviews();
      return (await call(getSet, { params: { id: setId } }, { signal })).set;
    },
  });
}

export function setReviewsQuery(setId: string) {
  return queryOptions({
    queryKey: [...setKey(setId), 'reviews'],
    queryFn: async ({ signal }) => {
      await flushReviews();
      return call(getSetReviews, { params: { id: setId } }, { signal });
    },
  });
}

/** Every page of cards of a set. */
export function cardsKey(setId: string) {
  return [...setKey(setId), 'cards'] as const;
}

export type CardPage = Reply<typeof listCards>;

export type CardChoice = { search: string; filter: (typeof cardFilters)[number] };

/** Of the pages that are read while somebody scrolls. */
export const pageSize = 100;

/** Counted from 0. */
export function cardPageQuery(setId: string, { search, filter }: CardChoice, page: number) {
  return queryOptions({
    queryKey: [...cardsKey(setId), { search, filter, page }] as const,
    queryFn: ({ signal }) =>
      call(
        listCards,
        {
          params: { id: setId },
          query: {
            filter,
            offset: page * pageSize,
            limit: pageSize,
            ...(search !== '' && { search }),
          },
        },
        { signal },
      ),
    // Whoever scrolls up again need not ask again; what changes a card says so.
    staleTime: 60_000,
    // What was found before stays until the next is here, instead of a flash of nothing.
    ...(page === 0 && { placeholderData: keepPreviousData }),
  });
}

/** As many as one call can name. */
const idsPerCall = 50;

/** What is due is known by its ids, which are asked for some at a time. */
export function dueCardsQuery(setId: string, ids: readonly string[], search: string) {
  return infiniteQueryOptions({
    queryKey: [...cardsKey(setId), { search, due: stampOf(ids) }] as const,
    queryFn: ({ pageParam: start, signal }): Promise<CardPage> =>
      call(
        listCards,
        {
          params: { id: setId },
          query: {
            ids: ids.slice(start, start + idsPerCall).join(','),
            limit: idsPerCall,
            ...(search !== '' && { search }),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (_last, _pages, start) =>
      start + idsPerCall < ids.length ? start + idsPerCall : undefined,
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
}

const stamps = new WeakMap<readonly string[], string>();

/** Stands for a list of ids, which can be thousands: too long to be compared at every step. */
function stampOf(ids: readonly string[]): string {
  const stamp = stamps.get(ids) ?? crypto.randomUUID();
  stamps.set(ids, stamp);
  return stamp;
}

/** Page after page, to the last one. */
export async function askAllCards(setId: string): Promise<KeptCard[]> {
  const found: KeptCard[] = [];
  for (;;) {
    const { cards, total } = await call(listCards, {
      params: { id: setId },
      query: { offset: found.length, limit: cardLimits.maxCardsPerPage },
    });
    found.push(...cards);
    if (cards.length === 0 || found.length >= total) return found;
  }
}
