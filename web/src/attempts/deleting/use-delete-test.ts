import { deleteTest } from '@engram/core/practice-tests/api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../accounts/session/session.tsx';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testKey, testsKey } from '../../practice-tests/queries.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { deletionMessages as messages, unknownFailure } from '../history/messages.ts';
import type { NamedTest } from '../history/test-menu.tsx';
import { forgetHere } from './forget-here.ts';
import { holdDeletion, isHeld, releaseDeletion } from './held-deletions.ts';

/**
 * A test is listed nowhere from now on, and can be brought back for a while: with it all its results
 * and links go, so that the server hears of it only when the offer is over.
 */
export function useDeleteTest(): (test: NamedTest) => void {
  const uid = useUser()?.uid;
  const client = useQueryClient();
  const { showToast, showError } = useToasts();

  async function carryOut(owner: string, { id, name }: NamedTest): Promise<void> {
    if (!isHeld(id)) return;
    try {
      await deleteOnce(id);
      forgetHere(owner, id);
      client.removeQueries({ queryKey: testKey(id) });
      await client.invalidateQueries({ queryKey: testsKey });
    } catch (error) {
      showError(messages.notDeleted(name, readFailure(error, unknownFailure)));
    } finally {
      releaseDeletion(id);
    }
  }

  return (test) => {
    if (uid === undefined) return;
    const end = showToast(messages.deleted(test.name), {
      label: messages.undo,
      onPress: () => releaseDeletion(test.id),
      onEnd: () => void carryOut(uid, test),
    });
    holdDeletion(uid, test.id, end);
  };
}

/** One that is gone already, by another tab or a first attempt, is as good as deleted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await call(deleteTest, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
}
