import { deleteSet } from '@engram/core/flashcards/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { readFailure } from '../http/read-failure.ts';
import { useToasts } from '../ui/toasts/toast-provider.tsx';
import { isSetMissing } from './is-set-missing.ts';
import { setDeletionMessages as messages, unknownFailure } from './messages.ts';
import { flashcardsKey, setKey, setListQuery } from './queries.ts';
import { useRefreshDue } from './use-refresh-due.ts';
import type { NamedSet } from './named-set.ts';

/** Not before the server has done it: with the set go its cards and what is known of them. */
export function useDeleteSet(onDeleted: (set: NamedSet) => void) {
  const client = useQueryClient();
  const refreshDue = useRefreshDue();
  const { showToast, showError } = useToasts();
  return useMutation({
    mutationFn: ({ id }: NamedSet) => deleteOnce(id),
    onSuccess: async (_, set) => {
      client.setQueryData(setListQuery.queryKey, (sets) => sets?.filter(({ id }) => id !== set.id));
      onDeleted(set);
      showToast(messages.deleted(set.name));
      refreshDue();
      client.removeQueries({ queryKey: setKey(set.id) });
      await client.invalidateQueries({ queryKey: flashcardsKey });
    },
    onError: (error, { name }) =>
      showError(messages.notDeleted(name, readFailure(error, unknownFailure))),
  });
}

/** One that is gone already, by another tab or a first attempt, is as good as deleted. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await call(deleteSet, { params: { id } });
  } catch (error) {
    if (!isSetMissing(error)) throw error;
  }
}
