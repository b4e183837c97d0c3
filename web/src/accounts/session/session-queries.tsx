import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession, useUser } from './session.tsx';
import { onSessionOver } from './session-over.ts';

type SessionQueriesProps = { client: QueryClient; children: ReactNode };

/** Lets the screens below ask the server, as the user of the session and of no other. */
export function SessionQueries({ client, children }: SessionQueriesProps) {
  const { loseSession } = useSession();

  // The server may end a session at any time; the first call that hears of it tells us (NS-51).
  useEffect(() => onSessionOver(client, loseSession), [client, loseSession]);

  // What the server told this user is not for the next one, who must not see a moment of it: it is
  // gone before anything is drawn for them.
  const uid = useUser()?.uid;
  const [owner, setOwner] = useState(uid);
  if (owner !== uid) {
    if (owner !== undefined) client.clear();
    setOwner(uid);
  }

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
