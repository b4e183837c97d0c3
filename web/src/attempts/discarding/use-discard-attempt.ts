import { discardAttempt } from '@engram/core/attempts/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { discardMessages as messages } from './messages.ts';

/** One that this browser has goes at once, and the server hears of it when it can. */
export function useDiscardAttempt(uid: string, onDone: () => void) {
  const client = useQueryClient();
  const { showToast, showError } = useToasts();
  return useMutation({
    mutationFn: async (attemptId: string) => {
      const store = attemptsOf(uid);
      if (store.find(attemptId)) store.discard(attemptId);
      else await discardOnce(attemptId);
    },
    networkMode: 'always',
    onSuccess: async () => {
      onDone();
      showToast(messages.discarded);
      await client.invalidateQueries({ queryKey: testsKey });
    },
    onError: (error) => {
      onDone();
      showError(messages.notDiscarded(readFailure(error, messages.unknownFailure)));
    },
  });
}

/** One that is gone already is as good as discarded. */
async function discardOnce(id: string): Promise<void> {
  try {
    await call(discardAttempt, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
}
