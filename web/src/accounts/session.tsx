import { logout, verifyToken } from '@engram/core/accounts/api.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { callLimits } from '@engram/core/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { call } from '../http/call.ts';
import { clearToken, readToken } from '../http/token.ts';

export type SessionState = 'checking' | 'signed-out' | { user: User };

type Session = { state: SessionState; logOut: () => void };

type SessionProviderProps = {
  /** Hears of every failed call of the session; none of them needs words on the screen. */
  onCallFailed: (error: unknown) => void;
  children: ReactNode;
};

export function SessionProvider({ onCallFailed, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>('checking');
  const queryClient = useQueryClient();

  const signOut = useCallback(() => {
    setState('signed-out');
    clearToken();
  }, []);

  // Only the browser knows the token [ACC-13], and another tab may take it away.
  useEffect(() => {
    const check = new AbortController();
    void findUser({ signal: check.signal, onCallFailed }).then((user) => {
      if (check.signal.aborted) return;
      if (user) setState({ user });
      else signOut();
    });
    function followOtherTabs() {
      if (readToken() !== undefined) return;
      check.abort();
      signOut();
    }
    window.addEventListener('storage', followOtherTabs);
    return () => {
      check.abort();
      window.removeEventListener('storage', followOtherTabs);
    };
  }, [signOut, onCallFailed]);

  // What the server told this user is not for the next one.
  const user = userOf(state);
  useEffect(() => (user ? () => queryClient.clear() : undefined), [user, queryClient]);

  const logOut = useCallback(() => {
    // The call takes the token along as it starts. Whatever it answers, this browser forgets it now.
    call(logout, {}).catch(onCallFailed);
    signOut();
  }, [signOut, onCallFailed]);

  const session = useMemo(() => ({ state, logOut }), [state, logOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** The signed-in user; undefined while checking and when signed out. */
export function useUser(): User | undefined {
  return userOf(useSession().state);
}

const SessionContext = createContext<Session | undefined>(undefined);

function userOf(state: SessionState): User | undefined {
  return typeof state === 'object' ? state.user : undefined;
}

type Check = { signal: AbortSignal; onCallFailed: (error: unknown) => void };

/** Any failure of the check ends the session [ACC-15] [ACC-16]. */
async function findUser({ signal, onCallFailed }: Check): Promise<User | undefined> {
  const idToken = readToken();
  if (idToken === undefined) return undefined;
  try {
    const options = { signal, timeoutMs: callLimits.verifyTokenTimeoutMs };
    const { valid, user } = await call(verifyToken, { body: { idToken } }, options);
    return valid ? user : undefined;
  } catch (error) {
    onCallFailed(error);
    return undefined;
  }
}
