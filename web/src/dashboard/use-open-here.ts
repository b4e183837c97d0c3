import { useSyncExternalStore } from 'react';
import { attemptsOf } from '../attempts/keeping/attempt-store.ts';
import type { KeptAttempt } from '../attempts/keeping/kept-attempt.ts';
import { useAttempt } from '../attempts/keeping/use-attempts.ts';

type OpenHere = {
  /** The attempt that is open in this browser, whether or not the server knows of it. */
  open: KeptAttempt | undefined;
  /** The one that the server believes open was ended here, and it has not heard so yet. */
  isOver: boolean;
};

export function useOpenHere(uid: string, openOnServer: string | undefined): OpenHere {
  const store = attemptsOf(uid);
  const id = useSyncExternalStore(
    store.subscribe,
    () => store.list().findLast(({ phase, refusal }) => phase === 'open' && refusal === null)?.id,
  );
  const open = useAttempt(uid, id);
  const ended = useAttempt(uid, openOnServer);
  return { open, isOver: ended !== undefined && ended.phase !== 'open' };
}
