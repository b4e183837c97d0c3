import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../accounts/session/session.tsx';
import { keptAsSaved } from './keeping/kept-test.ts';
import { findKeptTest, keepTest } from './keeping/test-store.ts';
import { testKey, testsKey } from './queries.ts';

/** Shows a test as the server answered it, wherever it is shown. */
export function useShowTest(testId: string) {
  const client = useQueryClient();
  const uid = useUser()?.uid;
  return (test: PracticeTest) => {
    const key = testKey(testId);
    client.setQueryData(key, test);
    // The copy of this browser is what the test is taken from.
    if (uid !== undefined && findKeptTest(uid, testId)) keepTest(uid, keptAsSaved(test));
    // Of two answers on their way the older may come last, so then the server is asked again.
    const areMore = client.isMutating({ mutationKey: key }) > 1;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      areMore || hashKey(queryKey) !== hashKey(key);
    void client.invalidateQueries({ queryKey: testsKey, predicate });
  };
}
