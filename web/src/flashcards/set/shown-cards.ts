import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cardPageQuery, dueCardsQuery, pageSize } from '../queries.ts';

export const filters = ['all', 'due', 'bookmarked'] as const;
export type Filter = (typeof filters)[number];

export type Choice = { setId: string; filter: Filter; search: string; dueIds: readonly string[] };

/** How many cards there are to scroll through; unknown until the first ones are here. */
export function useCardCount(choice: Choice) {
  const { setId, filter, search, dueIds } = choice;
  const isDue = filter === 'due';
  const first = useQuery({
    ...cardPageQuery(setId, { search, filter: isDue ? 'all' : filter }, 0),
    enabled: !isDue,
  });
  const due = useInfiniteQuery({
    ...dueCardsQuery(setId, dueIds, search),
    enabled: isDue && dueIds.length > 0,
  });
  const dueCards = due.data?.pages.flatMap(({ cards }) => cards);
  const asked = isDue ? due : first;
  const dueCount =
    dueIds.length === 0 ? 0 : dueCards && dueCards.length + (due.hasNextPage ? 1 : 0);
  return {
    count: isDue ? dueCount : first.data?.total,
    isOld: asked.isPlaceholderData,
    /** More may come than the count says. */
    isPartial: isDue && due.hasNextPage,
    error: asked.error,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
    due: { ...due, cards: dueCards ?? [] },
  };
}

/** Asked for before they come into sight, so that whoever scrolls meets cards, not their shapes. */
const placesAhead = 50;

type CardCount = ReturnType<typeof useCardCount>;

/** The cards at these places, as far as they are here; what is missing is asked for. */
export function useCardsAt(choice: Choice, { due, count }: CardCount, places: readonly number[]) {
  const { setId, filter, search } = choice;
  const isDue = filter === 'due';
  const next = Math.min((places.at(-1) ?? 0) + placesAhead, (count ?? 1) - 1);
  const wanted = isDue || places.length === 0 ? [] : [...places, next];
  const numbers = [...new Set(wanted.map((place) => Math.floor(place / pageSize)))];
  const pages = useQueries({
    queries: numbers.map((page) =>
      cardPageQuery(setId, { search, filter: isDue ? 'all' : filter }, page),
    ),
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = due;
  const { cards: dueCards } = due;
  const isAtEnd = isDue && places.some((place) => place >= dueCards.length);
  const canGoOn = isAtEnd && hasNextPage && !isFetchingNextPage;

  // The end of what is here has come into sight.
  useEffect(() => {
    if (canGoOn && !isFetchNextPageError) void fetchNextPage();
  }, [canGoOn, isFetchNextPageError, fetchNextPage]);

  const pageAt = (place: number) => pages[numbers.indexOf(Math.floor(place / pageSize))];
  return {
    cardAt(place: number): KeptCard | undefined {
      return isDue ? dueCards[place] : pageAt(place)?.data?.cards[place % pageSize];
    },
    /** Why the card of this place did not come, and how to ask again. */
    failureAt(place: number) {
      if (isDue) {
        if (place < dueCards.length || !isFetchNextPageError) return undefined;
        return {
          error: due.error,
          isFetching: isFetchingNextPage,
          retry: () => void fetchNextPage(),
        };
      }
      const page = pageAt(place);
      if (!page || page.data || !page.error) return undefined;
      return { error: page.error, isFetching: page.isFetching, retry: () => void page.refetch() };
    },
  };
}
