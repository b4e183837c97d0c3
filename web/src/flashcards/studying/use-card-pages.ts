import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { cardPageQuery, pageSize } from './queries.ts';

export type CardPages = {
  find: (index: number) => KeptCard | undefined;
  /** Undefined until they are here, and of a set of more than a page. */
  all: readonly KeptCard[] | undefined;
  /** Says which cards are wanted; their pages come, and stay. */
  want: (first: number, last: number) => void;
  error: Error | null;
  retry: () => void;
};

/** The cards of a set, a page at a time around the one that is studied and those that are listed. */
export function useCardPages(setId: string, total: number, index: number): CardPages {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const near = [index, Math.min(index + fewAhead, total - 1)].map(pageOf);
  const pages = [...new Set([...wanted, ...near])].toSorted((one, other) => one - other);
  const results = useQueries({ queries: pages.map((page) => cardPageQuery(setId, page)) });
  const byPage = new Map(pages.map((page, place) => [page, results[place]]));
  const first = byPage.get(0)?.data;
  const failed = results.find(({ error }) => error);

  // Whatever was near once stays, so that the way back asks nobody.
  if (near.some((page) => !wanted.has(page))) setWanted(new Set([...wanted, ...near]));

  return {
    find: (place) => byPage.get(pageOf(place))?.data?.[place % pageSize],
    all: first?.length === total ? first : undefined,
    want(first, last) {
      const needed = listPages(first, last).filter((page) => !wanted.has(page));
      if (needed.length > 0) setWanted(new Set([...wanted, ...needed]));
    },
    error: failed?.error ?? null,
    retry: () => void Promise.all(results.filter(({ error }) => error).map((one) => one.refetch())),
  };
}

/** The next page is here before somebody comes to its first card. */
const fewAhead = 20;

function pageOf(index: number): number {
  return Math.floor(Math.max(0, index) / pageSize);
}

function listPages(first: number, last: number): number[] {
  const start = pageOf(first);
  return Array.from({ length: pageOf(last) - start + 1 }, (_, place) => start + place);
}
