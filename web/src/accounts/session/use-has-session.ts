import { useSyncExternalStore } from 'react';
import { readToken } from '../../http/token.ts';
import { useSession } from './session.tsx';

/**
 * Whether somebody is signed in or, while that is checked, will be as far as this browser knows: it
 * keeps a token. Enough to paint the frame of the app; whose it is only the check can tell.
 */
export function useHasSession(): boolean {
  const { state } = useSession();
  const keepsToken = useSyncExternalStore(hearsFromSession, hasToken, wroteForAnybody);
  return state === 'checking' ? keepsToken : state !== 'signed-out';
}

/** The session itself follows the token, and is settled by every change of it. */
const hearsFromSession = () => () => undefined;
const hasToken = () => readToken() !== undefined;
/** Pages are written before anybody asks for them. */
const wroteForAnybody = () => false;
