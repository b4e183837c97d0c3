import type { Reply } from '@engram/core/endpoint.ts';
import type { listTests } from '@engram/core/practice-tests/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { QueryClient } from '@tanstack/react-query';
import { testKey, testsKey } from '../../practice-tests/queries.ts';
import { testListsKey } from '../queries.ts';
import type { NamedTest } from './test-menu.tsx';

type TestList = Reply<typeof listTests>;

/** Changes what is shown of a test before the server has answered; gives back how to undo it. */
export async function changeShownTests(
  client: QueryClient,
  testId: string,
  change: <T extends NamedTest>(test: T) => T,
): Promise<() => void> {
  // An answer on its way knows nothing of the change yet.
  await client.cancelQueries({ queryKey: testsKey });
  const lists = client.getQueriesData<TestList>({ queryKey: testListsKey });
  const one = client.getQueryData<PracticeTest>(testKey(testId));
  client.setQueriesData<TestList>(
    { queryKey: testListsKey },
    (list) =>
      list && {
        ...list,
        tests: list.tests.map((test) => (test.id === testId ? change(test) : test)),
      },
  );
  if (one) client.setQueryData(testKey(testId), change(one));
  return () => {
    for (const [key, list] of lists) client.setQueryData(key, list);
    if (one) client.setQueryData(testKey(testId), one);
  };
}
