import { getTest } from '@engram/core/practice-tests/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/** All that the server told of tests; whatever makes, changes or takes one invalidates it. */
export const testsKey = ['tests'] as const;

export function testKey(testId: string) {
  return [...testsKey, 'one', testId] as const;
}

/** A test with its questions and their keys, for its owner. */
export function testQuery(testId: string) {
  return queryOptions({
    queryKey: testKey(testId),
    queryFn: async ({ signal }) => {
      const { test } = await call(getTest, { params: { id: testId } }, { signal });
      return test;
    },
  });
}
