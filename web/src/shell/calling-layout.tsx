import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useUser } from '../accounts/session.tsx';
import { SessionQueries } from '../accounts/session-queries.tsx';
import { noteFailedCall } from '../http/note-failed-call.ts';
import { prefetchToasts } from '../ui/toast-provider.tsx';

/** Around every screen that asks the server; public pages come without what that takes. */
export default function CallingLayout() {
  const [client] = useState(makeQueryClient);
  const user = useUser();
  // They are here then when a call fails, for want of a connection perhaps.
  useEffect(prefetchToasts, []);
  return (
    <SessionQueries client={client}>
      <Outlet />
      {user && (
        <Suspense>
          <AttemptSync key={user.uid} />
        </Suspense>
      )}
    </SessionQueries>
  );
}

/** A visitor has nothing to send. */
const AttemptSync = lazy(async () => {
  const { AttemptSync: Sync } = await import('../attempts/keeping/attempt-sync.tsx');
  return { default: Sync };
});

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
