import type { DueParts } from '@engram/core/reviews/due-today.ts';
import { useEffect } from 'react';
import { useUser } from '../accounts/session/session.tsx';
import { useKnownDueCount } from '../due-count.ts';

/** How much the user has to review today; undefined while nobody knows. Light, for the header. */
export function useDueCount(): DueParts | undefined {
  const uid = useUser()?.uid;
  const due = useKnownDueCount(uid);

  // What asks the server comes when somebody wants to know.
  useEffect(() => {
    if (uid !== undefined) void askLater(uid);
  }, [uid]);

  return due;
}

/** Without an answer there is no number, and nothing else is missing. */
async function askLater(uid: string): Promise<unknown> {
  return import('../flashcards/ask-due.ts')
    .then(({ askDue }) => askDue(uid))
    .catch(() => undefined);
}
