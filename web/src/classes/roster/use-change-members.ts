import {
  eraseMember,
  mergeMembers,
  removeMember,
  renameMember,
  resetWayBack,
} from '@engram/core/classes/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { classMessages, rosterMessages } from '../messages.ts';
import { classesKey } from '../../classes-key.ts';

/** Everything that the teacher does with a member; what is shown of the class follows. */
export function useChangeMembers(classId: string) {
  const of = (memberId: string) => ({ classId, memberId });
  return {
    rename: useChange(({ memberId, name }: { memberId: string; name: string }) =>
      call(renameMember, { params: of(memberId), body: { name } }),
    ),
    merge: useChange(({ memberId, into }: { memberId: string; into: string }) =>
      call(mergeMembers, { params: of(memberId), body: { memberId: into } }),
    ),
    remove: useChange((memberId: string) => call(removeMember, { params: of(memberId) })),
    erase: useChange((memberId: string) => call(eraseMember, { params: of(memberId) })),
    resetWayBack: useChange((memberId: string) => call(resetWayBack, { params: of(memberId) })),
  };
}

function useChange<Wish, Done>(change: (wish: Wish) => Promise<Done>) {
  const client = useQueryClient();
  const { showError } = useToasts();
  return useMutation({
    mutationFn: change,
    // Not waited for: the focus must be back at the button before the new list takes that away.
    onSuccess: () => void client.invalidateQueries({ queryKey: classesKey }),
    onError: (error) =>
      showError(rosterMessages.failed(readFailure(error, classMessages.unknownFailure))),
  });
}
