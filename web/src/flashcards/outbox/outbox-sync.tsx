import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSessionOver } from '../../accounts/session-over.ts';
import { useSession, useUser } from '../../accounts/session.tsx';
import { noteDueCount } from '../../due-count.ts';
import { noteFailedCall } from '../../http/note-failed-call.ts';
import { flashcardsKey } from '../queries.ts';
import { reviewsKey } from './reviews-key.ts';
import { setSending } from './current-sending.ts';
import { takeLeftBehind } from './left-behind.ts';
import { outboxOf } from './outbox.ts';
import { startSending } from './start-sending.ts';

/** Sends the reviews of the signed-in user, on whatever screen. */
export function OutboxSync() {
  const uid = useUser()?.uid;
  const { loseSession } = useSession();
  const client = useQueryClient();

  useEffect(() => {
    if (uid === undefined) return;
    outboxOf(uid).adopt(takeLeftBehind(uid, Date.now()));
    const sending = startSending(uid, {
      onSynced({ counts }) {
        noteDueCount(uid, counts.left);
        void client.invalidateQueries({ queryKey: reviewsKey });
        void client.invalidateQueries({ queryKey: flashcardsKey });
      },
      onFailed(error) {
        noteFailedCall(error);
        if (isSessionOver(error)) loseSession();
      },
    });
    return setSending(sending);
  }, [uid, loseSession, client]);

  return null;
}
