import {
  getOpenAttempt,
  getStreak,
  getTestStatistics,
  listAttempts,
} from '@engram/core/attempts/api.ts';
import { listTests, type TestFilter, type TestOrder } from '@engram/core/practice-tests/api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { testsKey } from '../practice-tests/queries.ts';

// All of it lies under one key: whatever begins, submits or throws away an attempt changes the
// lists, the numbers and the streak alike.

export const testListsKey = [...testsKey, 'lists'] as const;

export type TestView = {
  search: string;
  filter: TestFilter;
  order: TestOrder;
  /** Counted from 1. */
  page: number;
};

export function testListQuery({ search, filter, order, page }: TestView) {
  return queryOptions({
    queryKey: [...testListsKey, { search, filter, order, page }] as const,
    queryFn: ({ signal }) =>
      call(
        listTests,
        { query: { filter, order, page, ...(search !== '' && { search }) } },
        { signal },
      ),
    // What was found before stays until the next is here, instead of a flash of nothing.
    placeholderData: keepPreviousData,
  });
}

export const testStatisticsQuery = queryOptions({
  queryKey: [...testsKey, 'statistics'],
  queryFn: ({ signal }) => call(getTestStatistics, {}, { signal }),
});

export const streakQuery = queryOptions({
  queryKey: [...testsKey, 'streak'],
  queryFn: ({ signal }) => call(getStreak, {}, { signal }),
});

export const openAttemptQuery = queryOptions({
  queryKey: [...testsKey, 'open-attempt'],
  queryFn: ({ signal }) => call(getOpenAttempt, {}, { signal }),
});

export function attemptsQuery(testId: string) {
  return queryOptions({
    queryKey: [...testsKey, 'attempts', testId],
    queryFn: ({ signal }) => call(listAttempts, { params: { id: testId } }, { signal }),
  });
}
