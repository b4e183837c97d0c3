import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionProvider, useSession } from './session.tsx';
import { knowsMaya, neverReply, reply, stubServer } from './stub-server.ts';

const onCallFailed = vi.fn();

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('is signed out at once without a token, and asks nobody', async () => {
  const asked = stubServer({});
  renderSession();
  await screen.findByText('signed-out');
  expect(asked).toEqual([]);
});

it('is signed out, and not forever checking, in a browser that blocks storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, removeItem: refuse, clear: () => {} });
  const asked = stubServer({});
  renderSession();
  await screen.findByText('signed-out');
  expect(asked).toEqual([]);
});

it('sends the stored token to be checked and knows the user then', async () => {
  localStorage.setItem('token', 'the-token');
  const asked = stubServer(knowsMaya);
  renderSession();
  await screen.findByText('maya.okafor@example.edu');
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/verify-token']);
  expect(asked[0]?.init.body).toBe('{"idToken":"the-token"}');
});

it('is checking until the answer is there', () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': neverReply });
  renderSession();
  expect(screen.getByText('checking')).toBeDefined();
});

it('clears a token that the server finds invalid', async () => {
  localStorage.setItem('token', 'an-old-token');
  const invalid = { code: 'invalid-token', message: 'Invalid token', error: 'Invalid token' };
  stubServer({ '/api/auth/verify-token': () => reply(401, invalid) });
  renderSession();
  await screen.findByText('signed-out');
  expect(localStorage.getItem('token')).toBeNull();
  expect(onCallFailed).toHaveBeenCalledTimes(1);
});

it('gives up after 5 seconds, and clears the token', async () => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'the-token');
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => rejectOnAbort(signal));
  renderSession();
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText('checking')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

it('logs out with the token of the session, and forgets it whatever the server says', async () => {
  localStorage.setItem('token', 'the-token');
  const asked = stubServer({ ...knowsMaya, '/api/auth/logout': () => reply(401, {}) });
  renderSession();
  await screen.findByText('maya.okafor@example.edu');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(asked[1]?.path).toBe('/api/auth/logout');
  expect(asked[1]?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
});

it('drops what the server told the user who logs out', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  const queryClient = renderSession();
  await screen.findByText('maya.okafor@example.edu');
  queryClient.setQueryData(['results'], [92]);
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(queryClient.getQueryData(['results'])).toBeUndefined();
});

it('signs this tab out when another tab removes the token', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderSession();
  await screen.findByText('maya.okafor@example.edu');
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.getByText('signed-out')).toBeDefined();
});

it('stays signed in when another tab stores something else', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderSession();
  await screen.findByText('maya.okafor@example.edu');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
});

it('keeps what a visitor has loaded when the check ends', async () => {
  stubServer({});
  const queryClient = renderSession();
  queryClient.setQueryData(['plans'], ['free']);
  await screen.findByText('signed-out');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(queryClient.getQueryData(['plans'])).toEqual(['free']);
});

function renderSession() {
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider onCallFailed={onCallFailed}>
        <SessionProbe />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return queryClient;
}

function SessionProbe() {
  const { state, logOut } = useSession();
  return (
    <>
      <p>{typeof state === 'object' ? state.user.email : state}</p>
      <button onClick={logOut}>Log Out</button>
    </>
  );
}

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
