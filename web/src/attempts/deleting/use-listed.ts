import type { Reply } from '@engram/core/endpoint.ts';
import type { listTests } from '@engram/core/practice-tests/api.ts';
import { useMemo } from 'react';
import { useHeldDeletions } from './held-deletions.ts';

type TestList = Reply<typeof listTests>;

/** What the server lists, without the tests that were deleted a moment ago. */
export function useListed(list: TestList | undefined): TestList | undefined {
  const held = useHeldDeletions();
  return useMemo(() => {
    if (!list || held.size === 0) return list;
    const gone = list.tests.filter(({ id }) => held.has(id));
    const goneUnder = gone.filter(({ scores: { last } }) => last !== null && last < 70);
    return {
      ...list,
      tests: list.tests.filter(({ id }) => !held.has(id)),
      total: list.total - gone.length,
      counts: {
        all: list.counts.all - gone.length,
        'under-70': list.counts['under-70'] - goneUnder.length,
      },
    };
  }, [list, held]);
}
