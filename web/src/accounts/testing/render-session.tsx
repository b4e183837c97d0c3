import { QueryClient, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { getProfile } from '@engram/core/accounts/api.ts';
import { type Mock, vi } from 'vitest';
import { call } from '../../http/call.ts';
import { SessionQueries } from '../session/session-queries.tsx';
import { SessionProvider, useSession } from '../session/session.tsx';
import { maya, stubServer, knowsMaya } from '../../testing/stub-server.ts';

/** What the session told of its failed calls. */
export const onCallFailed: Mock<(error: unknown) => void> = vi.fn();

/** For tests: a session with its state in words and a button for each thing it can do. */
export function renderSession() {
  const queryClient = new QueryClient();
  render(
    <SessionProvider onCallFailed={onCallFailed}>
      <SessionQueries client={queryClient}>
        <SessionProbe />
      </SessionQueries>
    </SessionProvider>,
  );
  return queryClient;
}

export async function renderMayasSession(answers: Parameters<typeof stubServer>[0] = {}) {
  localStorage.setItem('token', 'the-token');
  const asked = stubServer({ ...knowsMaya, ...answers });
  const queryClient = renderSession();
  await screen.findByText('maya.okafor@example.edu');
  return { asked, queryClient };
}

function SessionProbe() {
  const { state, isConnecting, enter, updateUser, logOut, forgetSession } = useSession();
  const ask = useMutation({ mutationFn: () => call(getProfile, {}) });
  const signedIn = { token: 'eg_new', user: maya };
  const actions = {
    'Log Out': logOut,
    Forget: forgetSession,
    Ask: () => ask.mutate(),
    Enter: () => enter(signedIn, { remember: false }),
    'Enter and remember': () => enter(signedIn, { remember: true }),
    'Rename another': () => updateUser({ ...maya, uid: 'another', displayName: 'Noah' }),
    Rename: () => updateUser({ ...maya, displayName: 'Maya O.' }),
  };
  return (
    <>
      <p>{typeof state === 'object' ? state.user.email : state}</p>
      <p>{typeof state === 'object' && state.user.displayName}</p>
      <p>{isConnecting && 'Connecting…'}</p>
      <p>{ask.isError && 'failed'}</p>
      {Object.entries(actions).map(([label, act]) => (
        <button key={label} onClick={act}>
          {label}
        </button>
      ))}
    </>
  );
}
