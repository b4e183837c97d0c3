import type { getAttempt } from '@engram/core/attempts/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSessionOver } from '../../../accounts/session/session-over.ts';
import { useSession, useUser } from '../../../accounts/session/session.tsx';
import { noteFailedCall } from '../../../http/note-failed-call.ts';
import { testsKey } from '../../../practice-tests/queries.ts';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { attemptKey } from '../../results/queries.ts';
import { runSync } from './current-sync.ts';

/** Sends what the signed-in user has kept here, on whatever screen. */
export function AttemptSync() {
  const uid = useUser()?.uid;
  const { loseSession } = useSession();
  const { showError } = useToasts();
  const client = useQueryClient();

  useEffect(() => {
    if (uid === undefined) return;
    return runSync(uid, {
      onRefused: ({ message }) => showError(message),
      onFailed(error) {
        noteFailedCall(error);
        if (isSessionOver(error)) loseSession();
      },
      onJudged: (judged) =>
        client.setQueryData(
          attemptKey(judged.attempt.id),
          (known: Reply<typeof getAttempt> | undefined) => known && { ...known, ...judged },
        ),
      // Lists and numbers on other screens count it now.
      onSettled: () => void client.invalidateQueries({ queryKey: testsKey }),
    });
  }, [uid, loseSession, showError, client]);

  return null;
}
