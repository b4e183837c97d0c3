import { changeClosing } from '@engram/core/sharing/assigning-api.ts';
import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { changeMessages, liveMessages } from './messages.ts';

type Changing = { code: string; onDone: () => void; describe: (assignment: Assignment) => string };

/** Closing now, giving minutes and reopening are all one act: when it closes. */
export function useChangeClosing({ code, onDone, describe }: Changing) {
  const client = useQueryClient();
  const { showToast, showError } = useToasts();
  const changing = useMutation({
    mutationFn: (closesAt: number | null) =>
      call(changeClosing, {
        params: { code },
        body: { closesAt: closesAt === null ? null : new Date(closesAt).toISOString() },
      }),
    onSuccess: async (assignment) => {
      // What everybody sees has changed, the report and the lists too.
      await client.invalidateQueries({ queryKey: testsKey });
      onDone();
      showToast(describe(assignment));
    },
    onError: (error) =>
      showError(changeMessages.failed(readFailure(error, liveMessages.unknownFailure))),
  });
  return { change: changing.mutate, isChanging: changing.isPending };
}
