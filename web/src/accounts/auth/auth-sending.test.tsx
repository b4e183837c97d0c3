import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { findPlace, sessionNow } from '../testing/render-auth-pages.tsx';
import { bodyOf, neverReply } from '../../testing/stub-server.ts';
import {
  confirmAndAgree,
  failToSignIn,
  fillIn,
  pressCreate,
  pressSignIn,
  refuses,
  visitAuth,
} from '../testing/auth-visitor.ts';

it('signs in with email and password [AUTHPG-21] [ACC-05]', async () => {
  inLondon();
  const asked = await visitAuth();
  await fillIn();
  await pressSignIn();
  await findPlace();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/login']);
  expect(bodyOf(asked[0])).toEqual({
    email: 'maya.okafor@example.edu',
    password: 'hippocampus',
    rememberMe: false,
  });
});

it('creates an account with email and password [AUTHPG-22] [ACC-05]', async () => {
  inLondon();
  const asked = await visitAuth({ mode: 'register' });
  await fillIn();
  await confirmAndAgree();
  await pressCreate();
  await findPlace();
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/register']);
  expect(bodyOf(asked[0])).toEqual({
    email: 'maya.okafor@example.edu',
    password: 'hippocampus',
    rememberMe: false,
    timeZone: 'Europe/London',
  });
});

it('knows the user by email after a login, and keeps the token [ACC-01] [ACC-03] [ACC-10]', async () => {
  await visitAuth();
  await fillIn();
  await pressSignIn();
  await findPlace();
  expect(JSON.parse(sessionNow() ?? '')).toMatchObject({ email: 'maya.okafor@example.edu' });
  expect(localStorage.getItem('token')).toBe('eg_new');
});

it('takes the uid of the user from the register reply [ACC-02]', async () => {
  await visitAuth({ mode: 'register' });
  await fillIn();
  await confirmAndAgree();
  await pressCreate();
  await findPlace();
  expect(JSON.parse(sessionNow() ?? '')).toMatchObject({
    uid: '7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b',
  });
});

it('lands on the return path after the login [ROUTE-16] [BROUTE-16]', async () => {
  await visitAuth({ state: { returnPath: '/settings?tab=devices#this' } });
  await fillIn();
  await pressSignIn();
  expect(await findPlace()).toBe('/settings?tab=devices#this');
});

it('returns whoever came to join a test to the join route [LAND-11] [ROLE-12]', async () => {
  await visitAuth({ state: { returnPath: '/test/join/K7Q2MD' } });
  await fillIn();
  await pressSignIn();
  expect(await findPlace()).toBe('/test/join/K7Q2MD');
});

it('lands on /dashboard after creating an account without a return path (NS-23)', async () => {
  await visitAuth({ mode: 'register' });
  await fillIn();
  await confirmAndAgree();
  await pressCreate();
  expect(await findPlace()).toBe('/dashboard');
});

it('a login with remember-me ticked sets the rememberMe flag and tells the server [AUTHPG-23] [ACC-11]', async () => {
  const asked = await visitAuth();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await pressSignIn();
  await findPlace();
  expect(localStorage.getItem('rememberMe')).toBe('true');
  expect(bodyOf(asked[0])).toMatchObject({ rememberMe: true });
});

it('a login without remember-me clears the rememberMe flag [AUTHPG-24] [ACC-11]', async () => {
  localStorage.setItem('rememberMe', 'true');
  await visitAuth();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await pressSignIn();
  await findPlace();
  expect(localStorage.getItem('rememberMe')).toBeNull();
});

it('says what it is doing, and sends once however often it is pressed', async () => {
  const asked = await visitAuth({ answers: { '/api/auth/login': neverReply } });
  await fillIn();
  await pressSignIn();
  const button = screen.getByRole('button', { name: 'Signing in...' });
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  expect(asked).toHaveLength(1);
});

it('keeps the mode while it is sending', async () => {
  await visitAuth({ answers: { '/api/auth/login': neverReply } });
  await fillIn();
  await pressSignIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeDefined();
});

it('can change the mode again after a failure', async () => {
  await visitAuth({ answers: { '/api/auth/login': refuses(401, 'wrong-password') } });
  await failToSignIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeDefined();
});

function inLondon() {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/London' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}
