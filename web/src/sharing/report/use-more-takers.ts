import type { Taker } from '@engram/core/sharing/share.ts';
import { useEffect, useState } from 'react';
import { takerMessages as messages } from './messages.ts';
import { takerLinkId } from './use-report-place.ts';

type Takers = {
  hasNextPage: boolean;
  fetchNextPage: () => Promise<{ data: { pages: { takers: Taker[] }[] } | undefined }>;
};

/** The next page of takers, and how many came with it. */
export function useMoreTakers({ hasNextPage, fetchNextPage }: Takers) {
  const [came, setCame] = useState<readonly Taker[]>([]);
  const firstId = came[0]?.attemptId;

  // With the last page the button goes; the keyboard goes on where the new rows begin.
  useEffect(() => {
    if (firstId === undefined || hasNextPage || document.activeElement !== document.body) return;
    document.getElementById(takerLinkId(firstId))?.focus();
  }, [firstId, hasNextPage]);

  return {
    news: came.length === 0 ? '' : messages.came(came.length),
    async showMore() {
      const { data } = await fetchNextPage();
      setCame(data?.pages.at(-1)?.takers ?? []);
    },
  };
}
