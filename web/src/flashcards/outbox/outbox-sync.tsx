import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSessionOver } from '../../accounts/session/session-over.ts';
import { useSession, useUser } from '../../accounts/session/session.tsx';
import { noteDueCount } from '../../due-count.ts';
import { noteFailedCall } from '../../http/note-failed-call.ts';
import { readToken } from '../../http/token.ts';
import { flashcardsKey } from '../queries.ts';
import { reviewsKey } from '../../reviews-key.ts';
import { setSending } from './current-sending.ts';
import { leaveBehind, takeLeftBehind } from './left-behind.ts';
import { outboxOf } from './outbox.ts';
import { startSending } from './start-sending.ts';

/** Sends the reviews of the signed-in user, on whatever screen. */
export function OutboxSync() {
  const user = useUser();
  const { loseSession } = useSession();
  const client = useQueryClient();

  // With every check of the session, which may have brought another token.
  useEffect(() => {
    if (!user) return;
    const { uid } = user;
    const outbox = outboxOf(uid);
    const token = readToken();
    outbox.adopt(takeLeftBehind(uid, Date.now()));
    const sending = startSending(uid, {
      onSynced({ counts }) {
        noteDueCount(uid, counts);
        void askAgain(client);
        void client.invalidateQueries({ queryKey: flashcardsKey });
      },
      onFailed(error) {
        noteFailedCall(error);
        if (isSessionOver(error)) loseSession();
      },
    });
    const unset = setSending(sending);
    return () => {
      unset();
      // Their session is over, and whoever signs in next takes away what is kept of others.
      const isLost = readToken() !== token && outbox.list().length > 0;
      if (isLost) leaveBehind(uid, outbox.list());
    };
  }, [user, loseSession, client]);

  return null;
}

/**
 * An answer that is on its way was asked for before the reviews arrived. Marking it as old would not
 * ask again while there is no earlier one, and the last review would be missing from it.
 */
async function askAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: reviewsKey });
  await client.invalidateQueries({ queryKey: reviewsKey });
}
