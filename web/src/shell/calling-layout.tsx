import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { SessionQueries } from '../accounts/session/session-queries.tsx';
import { noteFailedCall } from '../http/note-failed-call.ts';
import { KeyboardHelp } from '../keys/keyboard-help.tsx';
import { SharingProvider } from '../sharing/owning/sharing-provider.tsx';
import { prefetchToasts } from '../ui/toasts/toast-provider.tsx';
import { loadLastWords } from './load-last-words.ts';

/** Around every screen that asks the server; public pages come without what that takes. */
export default function CallingLayout() {
  const [client] = useState(makeQueryClient);
  const user = useUser();
  // They are here then when a call fails, for want of a connection perhaps.
  useEffect(prefetchToasts, []);
  return (
    <SessionQueries client={client}>
      <SharingProvider>
        <Outlet />
      </SharingProvider>
      <KeyboardHelp />
      {user && <BackgroundSync key={user.uid} />}
    </SessionQueries>
  );
}

/** A visitor has nothing to send. Without its code the screen is there, and the next asks again. */
function BackgroundSync() {
  const { pathname } = useLocation();
  const [Sync, setSync] = useState<ComponentType>();
  const isHere = Sync !== undefined;
  // The network is outside of React.
  useEffect(() => {
    if (isHere) return;
    const load = () => void loadSync().then((loaded) => setSync(() => loaded));
    load();
    // What was done meanwhile must not wait for the next screen.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isHere, pathname]);
  // They are here then when the user logs out.
  useEffect(() => void loadLastWords(), []);
  return Sync ? <Sync /> : null;
}

async function loadSync() {
  return Promise.all([
    import('../attempts/keeping/sending/attempt-sync.tsx'),
    import('../flashcards/outbox/outbox-sync.tsx'),
  ])
    .then(([{ AttemptSync }, { OutboxSync }]) => joinSenders(AttemptSync, OutboxSync))
    .catch(() => undefined);
}

function joinSenders(Attempts: ComponentType, Reviews: ComponentType): ComponentType {
  return () => (
    <>
      <Attempts />
      <Reviews />
    </>
  );
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noteFailedCall }),
    mutationCache: new MutationCache({ onError: noteFailedCall }),
    defaultOptions: { queries: callOptions, mutations: callOptions },
  });
}

const callOptions = {
  // call() retries by itself; twice would be nine attempts.
  retry: false,
  // Else a form sent offline would wait without a word, and be sent by itself an hour later.
  networkMode: 'always',
} as const;
