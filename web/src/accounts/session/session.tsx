import type { User } from '@engram/core/accounts/user.ts';
import { logoutPath } from '@engram/core/endpoint.ts';
import { callLimits } from '@engram/core/limits.ts';
import { serviceMessages } from '@engram/core/service-messages.ts';
import {
  createContext,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { setApiUnavailable } from '../../http/api-status.ts';
import { nextChance } from '../../http/next-chance.ts';
import { pause } from '../../http/pause.ts';
import { tell } from '../../http/tell.ts';
import { clearToken, readToken, tokenKey, writeToken } from '../../http/token.ts';
import { forgetKeptOfOthers } from '../../storage/kept-work.ts';
import { forgetWorkOfOthers } from '../../storage/unfinished-work.ts';
import { forgetUser, keepUser } from './keep-user.ts';
import { clearRememberMe, setRememberMe } from './remember-me.ts';
import { type LoadLastWords, sayFarewell } from './say-farewell.ts';
import type { SessionFailure } from './session-calls.ts';

type SessionState = 'checking' | 'signed-out' | { user: User };

type Known = {
  state: SessionState;
  /** Nobody could say yet whether the token is good: the user is the one of the last time. */
  isConnecting: boolean;
  /** The user ended the session in this tab; whoever did it for them leads them on. */
  isLeaving: boolean;
};

type Session = Known & {
  enter: (signedIn: { token: string; user: User }, options: { remember: boolean }) => void;
  updateUser: (user: User) => void;
  logOut: () => void;
  /** For a session that the server has ended already, because the user wanted it. */
  forgetSession: () => void;
  /** For a session that turns out to have ended: the screen may want to say so. */
  loseSession: () => void;
};

type SessionProviderProps = {
  /** Hears of every failed call of the session; none of them needs words on the screen. */
  onCallFailed: (error: unknown) => void;
  /** Without it, what is kept is forgotten unsaid at a log-out. */
  loadLastWords?: LoadLastWords;
  children: ReactNode;
};

export function SessionProvider({ onCallFailed, loadLastWords, children }: SessionProviderProps) {
  const [known, setKnown] = useState<Known>(checking);
  const check = useRef<AbortController>(undefined);

  const settle = useCallback((next: SetStateAction<Known>) => {
    check.current?.abort();
    setKnown(next);
  }, []);

  const loseSession = useCallback(() => {
    clearToken();
    forgetUser();
    // Whoever has left is on the way already: what is refused late must not lead them elsewhere.
    settle((before) => (before.state === 'signed-out' ? before : signedOut));
  }, [settle]);

  // An event: a page that is drawn again must not ask again.
  const checkToken = useEffectEvent(async () => {
    check.current?.abort();
    const { signal } = (check.current = new AbortController());
    // Logged out while this tab was asleep or closed.
    if (readToken() === undefined) forgetWorkOfOthers();
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const user = await findUser(failures, signal);
        if (signal.aborted) return;
        forgetWorkOfOthers(user.uid);
        keepUser(user);
        return settle(signedInAs(user));
      } catch (error) {
        if (signal.aborted) return;
        onCallFailed(error);
        const failure = await judge(error);
        if (signal.aborted) return;
        if (failure.isServiceDown) setApiUnavailable(); // [ACC-17]
        if (failure.isTokenRefused) return loseSession(); // [ACC-15]
        // The token is good for all we know, so that it stays, and the app with it.
        setKnown((before) => connecting(before, failure.lastUser));
      }
      await nextChance(waitMs(failures), signal);
    }
  });

  // Only the browser knows the token [ACC-13], and another tab may take it away or bring a new one.
  useEffect(() => {
    void checkToken();
    function followOtherTabs({ key }: StorageEvent) {
      if (key !== null && key !== tokenKey) return;
      if (readToken() === undefined) {
        forgetWorkOfOthers();
        return loseSession();
      }
      // Whoever is on the screen stays there meanwhile: mostly it is the same user.
      void checkToken();
    }
    window.addEventListener('storage', followOtherTabs);
    return () => {
      check.current?.abort();
      window.removeEventListener('storage', followOtherTabs);
    };
  }, [loseSession]);

  const leave = useCallback(() => {
    clearToken(); // [ACC-19]
    clearRememberMe(); // [ACC-20]
    forgetUser();
    forgetWorkOfOthers();
    settle({ ...signedOut, isLeaving: true });
  }, [settle]);

  const actions = useMemo(
    () =>
      ({
        forgetSession: () => {
          leave();
          forgetKeptOfOthers();
        },
        loseSession,
        enter: ({ token, user }, { remember }) => {
          writeToken(token);
          forgetWorkOfOthers(user.uid);
          if (remember) setRememberMe();
          else clearRememberMe();
          keepUser(user);
          settle(signedInAs(user));
        },
        // A slow answer may come after another user has signed in.
        updateUser: (user) =>
          setKnown((before) => {
            if (userOf(before.state)?.uid !== user.uid) return before;
            keepUser(user);
            return { ...before, state: { user } };
          }),
      }) satisfies Partial<Session>,
    [settle, leave, loseSession],
  );

  const uid = userOf(known.state)?.uid;
  const logOut = useCallback(() => {
    const token = readToken();
    // Whatever the server answers, this browser forgets the token.
    leave();
    const farewell = sayFarewell({ uid, token, loadLastWords });
    if (farewell) void farewell.finally(() => void tell(logoutPath, token));
    else void tell(logoutPath, token);
  }, [uid, leave, loadLastWords]);

  const session = useMemo(() => ({ ...known, ...actions, logOut }), [known, actions, logOut]);
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

const checking: Known = { state: 'checking', isConnecting: false, isLeaving: false };
const signedOut: Known = { ...checking, state: 'signed-out' };

function signedInAs(user: User): Known {
  return { ...checking, state: { user } };
}

/** Whoever is on the screen stays there, and else whoever was here the last time. */
function connecting(before: Known, lastUser: User | undefined): Known {
  const user = userOf(before.state) ?? lastUser;
  return { ...(user ? signedInAs(user) : checking), isConnecting: true };
}

/** Soon at first, as most failures are short. */
function waitMs(failures: number): number {
  return Math.min(2_000 * 2 ** failures, 30_000);
}

/** Who is behind the stored token [ACC-13]; throws if nobody is, or nobody can say. */
async function findUser(failures: number, signal: AbortSignal): Promise<User> {
  const token = readToken();
  if (token === undefined) throw new Error(serviceMessages.tokenMissing); // [ERR-17]
  const { verifySession } = await loadCalls(signal);
  return verifySession({ token, signal, isPatient: failures > 0 });
}

/** A file of ours did not arrive, so nobody was asked about anything. */
class CodeMissing extends Error {}

/** Where nobody was asked there is nothing to judge; without a token, nobody has a session. */
async function judge(error: unknown): Promise<SessionFailure> {
  if (readToken() === undefined) return { isServiceDown: false, isTokenRefused: true };
  if (error instanceof CodeMissing) return { isServiceDown: false, isTokenRefused: false };
  const { judgeFailure } = await import('./session-calls.ts');
  return judgeFailure(error);
}

/** A visitor has no session to ask about, so a page comes without what makes calls. */
async function loadCalls(signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await import('./session-calls.ts');
    } catch (cause) {
      if (attempt === callLimits.maxAttempts) throw new CodeMissing('No code for calls', { cause });
    }
    await pause(callLimits.retryDelayMs * attempt, signal);
  }
}

function userOf(state: SessionState): User | undefined {
  return typeof state === 'object' ? state.user : undefined;
}
