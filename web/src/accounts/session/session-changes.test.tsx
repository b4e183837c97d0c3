import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { passTime } from '../../testing/clock.ts';
import { clearToken } from '../../http/token.ts';
import { renderMayasSession, renderSession } from '../testing/render-session.tsx';
import { knowsMaya, maya, neverReply, reply, stubServer } from '../../testing/stub-server.ts';

const profile = { '/api/auth/profile': () => reply(200, {}) };

it('stores the token of a login, and knows the user [ACC-03] [ACC-10]', async () => {
  await renderVisitor();
  await press('Enter');
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('eg_new');
});

it('attaches the bearer header to calls after the login [API-02] [BAPI-46]', async () => {
  const asked = await renderVisitor(profile);
  await press('Enter');
  await press('Ask');
  expect(asked.at(-1)?.path).toBe('/api/auth/profile');
  expect(asked.at(-1)?.init.headers).toMatchObject({ authorization: 'Bearer eg_new' });
});

it('attaches no bearer header before the login [API-02]', async () => {
  const asked = await renderVisitor(profile);
  await press('Ask');
  expect(asked.at(-1)?.init.headers).not.toHaveProperty('authorization');
});

it('sets the rememberMe flag for a login that asks for it [ACC-11]', async () => {
  await renderVisitor();
  await press('Enter and remember');
  expect(localStorage.getItem('rememberMe')).toBe('true');
});

it('clears the rememberMe flag for a login that does not [ACC-11]', async () => {
  localStorage.setItem('rememberMe', 'true');
  await renderVisitor();
  await press('Enter');
  expect(localStorage.getItem('rememberMe')).toBeNull();
});

it('keeps a login until the page is closed in a browser that blocks storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} };
  vi.stubGlobal('localStorage', storage);
  const asked = await renderVisitor(profile);
  await press('Enter');
  await press('Ask');
  expect(asked.at(-1)?.init.headers).toMatchObject({ authorization: 'Bearer eg_new' });
  clearToken();
});

it('knows the user by what they have changed', async () => {
  const { queryClient } = await renderMayasSession();
  queryClient.setQueryData(['results'], [92]);
  await press('Rename');
  expect(screen.getByText('Maya O.')).toBeDefined();
  expect(queryClient.getQueryData(['results'])).toEqual([92]);
});

it('takes no change of another user, whose answer was slow', async () => {
  await renderMayasSession();
  await press('Rename another');
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(screen.queryByText('Noah')).toBeNull();
});

it('logout ends the session of the token and clears the token, whatever the server says [ACC-19]', async () => {
  const { asked } = await renderMayasSession({ '/api/auth/logout': () => reply(401, {}) });
  await press('Log Out');
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(asked[1]?.path).toBe('/api/auth/logout');
  expect(asked[1]?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
});

it('logout clears the rememberMe flag [ACC-20]', async () => {
  localStorage.setItem('rememberMe', 'true');
  await renderMayasSession();
  await press('Log Out');
  expect(localStorage.getItem('rememberMe')).toBeNull();
});

it('forgets a session that the server has ended, and asks nobody', async () => {
  const { asked } = await renderMayasSession();
  await press('Forget');
  expect(screen.getByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(asked).toHaveLength(1);
});

it('drops what the server told the user who logs out', async () => {
  const { queryClient } = await renderMayasSession();
  queryClient.setQueryData(['results'], [92]);
  await press('Log Out');
  expect(queryClient.getQueryData(['results'])).toBeUndefined();
});

it('keeps what a visitor has loaded when the check ends', async () => {
  stubServer({});
  const queryClient = renderSession();
  queryClient.setQueryData(['plans'], ['free']);
  await screen.findByText('signed-out');
  tellOfStorage('theme');
  expect(queryClient.getQueryData(['plans'])).toEqual(['free']);
});

it('signs this tab out when another tab removes the token', async () => {
  await renderMayasSession();
  localStorage.removeItem('token');
  tellOfStorage('token');
  expect(screen.getByText('signed-out')).toBeDefined();
});

it('signs this tab in when another tab has signed in', async () => {
  await renderVisitor(knowsMaya);
  localStorage.setItem('token', 'the-token');
  tellOfStorage('token');
  expect(await screen.findByText('maya.okafor@example.edu')).toBeDefined();
});

it('keeps the user on the screen while the token of another tab is checked', async () => {
  await renderMayasSession();
  stubServer({ '/api/auth/verify-token': neverReply });
  storeToken('their-next-token');
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
});

it('shows the user whom another tab has signed in instead, and drops what the first one read', async () => {
  const { queryClient } = await renderMayasSession();
  queryClient.setQueryData(['results'], [92]);
  const noah = { ...maya, uid: '00000000-4d3a-4e5f-8a6b-1c2d3e4f5a6b', email: 'noah@example.edu' };
  stubServer({ '/api/auth/verify-token': () => reply(200, { valid: true, user: noah }) });
  storeToken('noahs-token');
  expect(await screen.findByText('noah@example.edu')).toBeDefined();
  expect(queryClient.getQueryData(['results'])).toBeUndefined();
});

it('signs out when the token of another tab is not valid', async () => {
  await renderMayasSession();
  const invalid = { code: 'invalid-token', valid: false, message: 'Invalid token' };
  stubServer({ '/api/auth/verify-token': () => reply(401, invalid) });
  storeToken('a-bad-token');
  expect(await screen.findByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

it('stays signed in when nobody can check the token of another tab, and asks again', async () => {
  await renderMayasSession();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubServer({ '/api/auth/verify-token': () => reply(503, {}) });
  storeToken('their-next-token');
  await passTime(4_000);
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('their-next-token');
  const renamed = { ...maya, displayName: 'Maya O.' };
  stubServer({ '/api/auth/verify-token': () => reply(200, { valid: true, user: renamed }) });
  await passTime(30_000);
  expect(screen.getByText('Maya O.')).toBeDefined();
});

it('stays signed in when another tab stores something else', async () => {
  const { asked } = await renderMayasSession();
  tellOfStorage('theme');
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(asked).toHaveLength(1);
});

it('signs out when a call hears that the session is over (NS-51)', async () => {
  const over = { code: 'not-signed-in', message: 'Please log in to continue.' };
  await renderMayasSession({ '/api/auth/profile': () => reply(401, over) });
  await press('Ask');
  expect(await screen.findByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

it('stays signed in when a call of an earlier session hears that it is over', async () => {
  let refuse: (() => void) | undefined;
  const late = new Promise<Response>((resolve) => {
    refuse = () => resolve(reply(401, { code: 'not-signed-in' }));
  });
  await renderMayasSession({ '/api/auth/profile': () => late });
  await press('Ask');
  await press('Enter');
  await act(async () => refuse?.());
  expect(await screen.findByText('failed')).toBeDefined();
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('eg_new');
});

it('stays signed in when a call fails for another reason', async () => {
  const wrong = { code: 'wrong-password', message: 'Invalid email or password' };
  const { asked } = await renderMayasSession({ '/api/auth/profile': () => reply(401, wrong) });
  await press('Ask');
  expect(asked).toHaveLength(2);
  expect(screen.getByText('maya.okafor@example.edu')).toBeDefined();
});

async function renderVisitor(answers: Parameters<typeof stubServer>[0] = {}) {
  const asked = stubServer(answers);
  renderSession();
  await screen.findByText('signed-out');
  return asked;
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

function storeToken(token: string) {
  localStorage.setItem('token', token);
  tellOfStorage('token');
}

function tellOfStorage(key: string) {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}
