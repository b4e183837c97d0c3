import { deleteTest } from '@engram/core/practice-tests/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../accounts/session/session.tsx';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { dropTest } from '../../practice-tests/keeping/test-store.ts';
import { testKey, testsKey } from '../../practice-tests/queries.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { deletionMessages as messages, unknownFailure } from './messages.ts';
import type { NamedTest } from './test-menu.tsx';

/** Not before the server has done it: with the test all its results go. */
export function useDeleteTest(onDeleted: (test: NamedTest) => void) {
  const uid = useUser()?.uid;
  const client = useQueryClient();
  const { showToast, showError } = useToasts();
  return useMutation({
    mutationFn: ({ id }: NamedTest) => deleteOnce(id),
    onSuccess: async (_, test) => {
      if (uid !== undefined) forgetHere(uid, test.id);
      onDeleted(test);
      showToast(messages.deleted(test.name));
      client.removeQueries({ queryKey: testKey(test.id) });
      await client.invalidateQueries({ queryKey: testsKey });
    },
    onError: (error, { name }) =>
      showError(messages.notDeleted(name, readFailure(error, unknownFailure))),
  });
}

/** Else this browser would go on offering an attempt at it. */
function forgetHere(uid: string, testId: string): void {
  const attempts = attemptsOf(uid);
  for (const attempt of attempts.list()) if (attempt.testId === testId) attempts.drop(attempt.id);
  dropTest(uid, testId);
}

/** One that is gone already, by another tab or a first attempt, is as good as deleted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await call(deleteTest, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
}
