import { logout } from '@engram/core/accounts/api.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ApiError } from '../http/api-error.ts';
import { clearApiStatus, setApiUnavailable } from '../http/api-status.ts';
import { call } from '../http/call.ts';
import { clearToken, readToken, tokenKey, writeToken } from '../http/token.ts';
import { clearRememberMe, setRememberMe } from './remember-me.ts';
import { isUnreachable, verifySession } from './verify-session.ts';

type SessionState = 'checking' | 'signed-out' | { user: User };

type Known = {
  state: SessionState;
  /** The user ended the session in this tab; whoever did it for them leads them on. */
  isLeaving: boolean;
};

type Session = Known & {
  enter: (signedIn: { token: string; user: User }, options: { remember: boolean }) => void;
  updateUser: (user: User) => void;
  logOut: () => void;
  /** For a session that the server has ended already. */
  forgetSession: () => void;
};

type SessionProviderProps = {
  /** Hears of every failed call of the session; none of them needs words on the screen. */
  onCallFailed: (error: unknown) => void;
  children: ReactNode;
};

export function SessionProvider({ onCallFailed, children }: SessionProviderProps) {
  const [known, setKnown] = useState<Known>(checking);
  const check = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();

  const settle = useCallback((next: Known) => {
    check.current?.abort();
    setKnown(next);
  }, []);

  const loseSession = useCallback(() => {
    clearToken();
    settle({ state: 'signed-out', isLeaving: false });
  }, [settle]);

  const checkToken = useCallback(async () => {
    check.current?.abort();
    const { signal } = (check.current = new AbortController());
    try {
      const user = await verifySession({ token: readToken(), signal });
      if (signal.aborted) return;
      clearApiStatus();
      settle({ state: { user }, isLeaving: false });
    } catch (error) {
      if (signal.aborted) return;
      onCallFailed(error);
      if (isUnreachable(error)) setApiUnavailable(); // [ACC-17]
      loseSession(); // [ACC-15] [ACC-16]
    }
  }, [settle, loseSession, onCallFailed]);

  // Only the browser knows the token [ACC-13], and another tab may take it away or bring a new one.
  useEffect(() => {
    void checkToken();
    function followOtherTabs({ key }: StorageEvent) {
      if (key !== null && key !== tokenKey) return;
      if (readToken() === undefined) return loseSession();
      setKnown((before) => (userOf(before.state) ? checking : before));
      void checkToken();
    }
    window.addEventListener('storage', followOtherTabs);
    return () => {
      check.current?.abort();
      window.removeEventListener('storage', followOtherTabs);
    };
  }, [checkToken, loseSession]);

  // The server may end a session at any time; the first call that hears of it tells us (NS-51).
  useEffect(() => onSessionOver(queryClient, loseSession), [queryClient, loseSession]);

  // What the server told this user is not for the next one.
  const uid = userOf(known.state)?.uid;
  useEffect(() => (uid === undefined ? undefined : () => queryClient.clear()), [uid, queryClient]);

  const actions = useMemo(() => {
    const forgetSession = () => {
      clearToken(); // [ACC-19]
      clearRememberMe(); // [ACC-20]
      settle({ state: 'signed-out', isLeaving: true });
    };
    return {
      forgetSession,
      enter: ({ token, user }, { remember }) => {
        writeToken(token);
        if (remember) setRememberMe();
        else clearRememberMe();
        clearApiStatus();
        settle({ state: { user }, isLeaving: false });
      },
      updateUser: (user) =>
        setKnown((before) => (userOf(before.state) ? { ...before, state: { user } } : before)),
      logOut: () => {
        // The call takes the token along as it starts. Whatever it answers, this browser forgets it.
        call(logout, {}).catch(onCallFailed);
        forgetSession();
      },
    } satisfies Partial<Session>;
  }, [settle, onCallFailed]);

  const session = useMemo(() => ({ ...known, ...actions }), [known, actions]);
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

const checking: Known = { state: 'checking', isLeaving: false };

function userOf(state: SessionState): User | undefined {
  return typeof state === 'object' ? state.user : undefined;
}

function onSessionOver(queryClient: QueryClient, end: () => void): () => void {
  const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()];
  const stops = caches.map((cache) =>
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isSessionOver(event.action.error)) end();
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function isSessionOver(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  return error.code === 'not-signed-in' || error.code === 'invalid-token';
}
