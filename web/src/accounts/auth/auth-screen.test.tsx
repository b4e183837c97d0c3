import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findPlace, renderAuthPages } from '../testing/render-auth-pages.tsx';
import { awaitAccount } from '../../storage/awaiting-account.ts';
import { knowsMaya, neverReply, stubServer } from '../../testing/stub-server.ts';
import { visitAuth } from '../testing/auth-visitor.ts';

it('/auth is open to visitors: sign in or create account [ROUTE-02]', async () => {
  await visitAuth();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Create account' })).toBeDefined();
});

it('one form has two modes, and the switch goes from one to the other and back [AUTHPG-01]', async () => {
  await visitAuth();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Sign in' }));
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
});

it('opens in sign-in mode without a mode query [AUTHPG-02]', async () => {
  await visitAuth();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sign in' }).checked).toBe(true);
});

it('opens in create mode with ?mode=register [AUTHPG-02]', async () => {
  await visitAuth({ mode: 'register' });
  const tab = screen.getByRole<HTMLInputElement>('radio', { name: 'Create account' });
  expect(tab.checked).toBe(true);
});

it('shows the message it was given in navigation state [AUTHPG-03] [ROUTE-17] [BROUTE-17]', async () => {
  await visitAuth({ state: { message: 'Please log in to continue.' } });
  expect(screen.getByText('Please log in to continue.')).toBeDefined();
});

it('ignores state that it cannot read', async () => {
  await visitAuth({ state: { message: { html: '<b>' }, returnPath: 7 } });
  expect(screen.queryByRole('status')).toBeNull();
});

it('sends whoever is logged in to the return path [AUTHPG-04]', async () => {
  visitSignedIn({ returnPath: '/settings/subscription?plan=student' });
  expect(await findPlace()).toBe('/settings/subscription?plan=student');
});

it('sends whoever is logged in to /dashboard without a return path [AUTHPG-05]', async () => {
  visitSignedIn(undefined);
  expect(await findPlace()).toBe('/dashboard');
});

it('says what a visitor brings along, and goes on with it also where the way back was lost', async () => {
  awaitAccount({ path: '/try/keep', words: 'Your 4 questions come with you.' });
  await visitAuth({ mode: 'register' });
  expect(screen.getByText('Your 4 questions come with you.')).toBeDefined();
  cleanup();
  visitSignedIn(undefined);
  expect(await findPlace()).toBe('/try/keep');
});

it('passes over what a visitor brings along where that would lead off the site', async () => {
  awaitAccount({ path: '//evil.example', words: 'Come.' });
  visitSignedIn(undefined);
  expect(await findPlace()).toBe('/dashboard');
});

it('never leaves the site for a return path (NS-23)', async () => {
  visitSignedIn({ returnPath: '//evil.example/dashboard' });
  expect(await findPlace()).toBe('/dashboard');
});

it('shows no form while the session is checked', () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': neverReply });
  renderAuthPages('/auth');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('asks for the email in both modes [AUTHPG-06]', async () => {
  await visitAuth();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email');
});

it('asks for the password in both modes [AUTHPG-07]', async () => {
  await visitAuth();
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
});

it('asks for the password again in create mode only [AUTHPG-08]', async () => {
  await visitAuth();
  expect(screen.queryByLabelText('Confirm password')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByLabelText('Confirm password').getAttribute('type')).toBe('password');
});

it('has the terms checkbox in create mode only, with links to terms and privacy [AUTHPG-09]', async () => {
  await visitAuth();
  expect(screen.queryByRole('checkbox', { name: /Terms of Service/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByRole('checkbox', { name: /Terms of Service/ })).toBeDefined();
  const links = screen.getAllByRole('link', { name: /opens in a new tab/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
});

it('has newcomers state that they are 13 or older', async () => {
  await visitAuth({ mode: 'register' });
  expect(screen.getByRole('checkbox', { name: /13 or older/ })).toBeDefined();
});

it('offers to remember in both modes [AUTHPG-10]', async () => {
  await visitAuth();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeDefined();
});

it('has no CAPTCHA on a fresh form [AUTHPG-11]', async () => {
  await visitAuth();
  expect(screen.queryByRole('checkbox', { name: 'I am not a robot' })).toBeNull();
});

it('shows the password on demand and hides it again', async () => {
  await visitAuth();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

it('has a way to a new password that a finger can hit: 24 px at least', async () => {
  await visitAuth();
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link.classList).toContain('min-h-6');
});

it('leads to /forgot-password in sign-in mode', async () => {
  await visitAuth();
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeDefined();
});

it('lets whoever came for a shared test go on without an account (D6)', async () => {
  await visitAuth({ state: { returnPath: '/test/join/abc234' } });
  await userEvent.click(screen.getByRole('link', { name: 'Continue without an account' }));
  expect(await findPlace()).toBe('/test/ABC234');
});

it('has no way around the account for other pages (D6)', async () => {
  await visitAuth({ state: { returnPath: '/settings' } });
  expect(screen.queryByRole('link', { name: 'Continue without an account' })).toBeNull();
});

it('keeps message and return path when the mode changes', async () => {
  const state = { message: 'Please log in to continue.', returnPath: '/test/join/abc234' };
  await visitAuth({ state });
  await userEvent.click(screen.getByRole('radio', { name: 'Create account' }));
  expect(within(document.body).getByText('Please log in to continue.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue without an account' })).toBeDefined();
});

function visitSignedIn(state: unknown) {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderAuthPages({ pathname: '/auth', state });
}
