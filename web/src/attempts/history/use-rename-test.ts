import { renameTest } from '@engram/core/practice-tests/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { changeShownTests } from './change-shown-tests.ts';
import { renameMessages as messages, unknownFailure } from './messages.ts';
import type { NamedTest } from './test-menu.tsx';

type Renaming = { test: NamedTest; name: string };

/** The new name shows at once; if the server refuses it, the old one is back. */
export function useRenameTest() {
  const client = useQueryClient();
  const { showError } = useToasts();
  return useMutation({
    mutationFn: ({ test: { id }, name }: Renaming) =>
      call(renameTest, { params: { id }, body: { name } }),
    onMutate: ({ test: { id }, name }) =>
      changeShownTests(client, id, (test) => ({ ...test, name })),
    onError: (error, { test }, undo) => {
      undo?.();
      showError(messages.notRenamed(test.name, readFailure(error, unknownFailure)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: testsKey }),
  });
}
