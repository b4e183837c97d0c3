import { changeSet } from '@engram/core/flashcards/api.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { readFailure } from '../http/read-failure.ts';
import { useToasts } from '../ui/toasts/toast-provider.tsx';
import { renameMessages as messages, unknownFailure } from './messages.ts';
import { setListQuery, setQuery } from './queries.ts';
import type { NamedSet } from './named-set.ts';

type Renaming = { set: NamedSet; name: string };

/** The new name shows at once; if the server refuses it, the old one is back. */
export function useRenameSet() {
  const client = useQueryClient();
  const { showError } = useToasts();
  return useMutation({
    mutationFn: ({ set: { id }, name }: Renaming) =>
      call(changeSet, { params: { id }, body: { name } }),
    onMutate: ({ set: { id }, name }) => showName(client, id, name),
    onError: (error, { set }, undo) => {
      undo?.();
      showError(messages.notRenamed(set.name, readFailure(error, unknownFailure)));
    },
    onSettled: (_reply, _error, { set: { id } }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: setListQuery.queryKey }),
        client.invalidateQueries({ queryKey: setQuery(id).queryKey }),
      ]),
  });
}

async function showName(client: QueryClient, id: string, name: string): Promise<() => void> {
  const { queryKey: oneKey } = setQuery(id);
  const { queryKey: listKey } = setListQuery;
  // An answer on its way knows nothing of the change yet.
  await Promise.all([oneKey, listKey].map((queryKey) => client.cancelQueries({ queryKey })));
  const one = client.getQueryData(oneKey);
  const list = client.getQueryData(listKey);
  if (one) client.setQueryData(oneKey, { ...one, name });
  if (list) {
    client.setQueryData(
      listKey,
      list.map((set) => (set.id === id ? { ...set, name } : set)),
    );
  }
  return () => {
    client.setQueryData(oneKey, one);
    client.setQueryData(listKey, list);
  };
}
