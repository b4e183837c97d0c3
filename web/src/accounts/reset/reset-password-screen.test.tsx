import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAuthPages, sessionNow } from '../testing/render-auth-pages.tsx';
import { knowsMaya, neverReply, reply, stubServer } from '../../testing/stub-server.ts';

type Answers = Parameters<typeof stubServer>[0];

const goodLink: Answers = {
  '/api/auth/reset-password/check': () => reply(200, { email: 'maya.okafor@example.edu' }),
  '/api/auth/reset-password': () => reply(200, { success: true }),
};
const over = { code: 'link-over', message: 'This link is no longer valid. Ask for a new one.' };

it('completes a reset: the link of the mail, a new password twice, then /auth [RESET-12]', async () => {
  const asked = await openReset();
  await choose('dendritic-spine', 'dendritic-spine');
  await screen.findByRole('heading', { name: 'Password changed' });
  expect(asked.map(({ path, init }) => [path, init.body])).toEqual([
    ['/api/auth/reset-password/check', '{"token":"the-link"}'],
    ['/api/auth/reset-password', '{"token":"the-link","password":"dendritic-spine"}'],
  ]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
});

it('says whose password it is for', async () => {
  await openReset();
  expect(screen.getByText('For maya.okafor@example.edu')).toBeDefined();
});

it('says that it is checking the link', async () => {
  openLink('#token=the-link', { '/api/auth/reset-password/check': neverReply });
  expect(await screen.findByText('Checking your link…')).toBeDefined();
});

it('takes passwords that a manager can fill in and save', async () => {
  await openReset();
  const fields = ['New password', 'Confirm password'].map((name) => screen.getByLabelText(name));
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'new-password',
    'new-password',
  ]);
});

it("says 'Password must be at least 6 characters' for 5 characters [RESET-12]", async () => {
  const asked = await openReset();
  await choose('hippo', 'hippo');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Password must be at least 6 characters',
  );
  expect(asked).toHaveLength(1);
});

it("says 'Passwords do not match' [RESET-12]", async () => {
  const asked = await openReset();
  await choose('dendritic-spine', 'dendritic');
  expect((await screen.findByRole('alert')).textContent).toBe('Passwords do not match');
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
  expect(asked).toHaveLength(1);
});

it("says 'Password is too weak' for a password on the list (D16)", async () => {
  await openReset({ '/api/auth/reset-password': () => reply(400, { code: 'weak-password' }) });
  await choose('password', 'password');
  expect((await screen.findByRole('alert')).textContent).toBe('Password is too weak');
});

it("says 'Password reset failed' when the server gives no reason [ERR-15]", async () => {
  await openReset({ '/api/auth/reset-password': () => reply(400, {}) });
  await choose('dendritic-spine', 'dendritic-spine');
  expect((await screen.findByRole('alert')).textContent).toBe('Password reset failed');
});

it('says that a used link is over, and leads to another', async () => {
  openLink('#token=used', { '/api/auth/reset-password/check': () => reply(410, over) });
  expect(await screen.findByText('This link is no longer valid. Ask for a new one.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  const link = screen.getByRole('link', { name: 'Ask for a new link' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

it('says the same when the link ends while the form is open', async () => {
  await openReset({ '/api/auth/reset-password': () => reply(410, over) });
  await choose('dendritic-spine', 'dendritic-spine');
  expect(await screen.findByText('This link is no longer valid. Ask for a new one.')).toBeDefined();
});

it('has the link opened again when the address has no token, and asks nobody', async () => {
  const asked = openLink('', {});
  expect(await screen.findByRole('heading', { name: 'Open the link again' })).toBeDefined();
  expect(screen.getByText('Open the link in your email again.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Ask for a new link' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
  expect(asked).toEqual([]);
});

it("says the server's words when the link is checked too often", async () => {
  const busy = { code: 'too-many-requests', message: 'Too many requests. Please wait a moment.' };
  openLink('#token=the-link', { '/api/auth/reset-password/check': () => reply(429, busy) });
  expect(await screen.findByText('Too many requests. Please wait a moment.')).toBeDefined();
});

it("says 'Authentication failed' when the check fails without words, and tries again [ERR-12]", async () => {
  openLink('#token=the-link', { '/api/auth/reset-password/check': () => reply(400, {}) });
  expect(await screen.findByText('Authentication failed')).toBeDefined();
  stubServer(goodLink);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('For maya.okafor@example.edu')).toBeDefined();
});

it('forgets the session of this browser, which the server has ended', async () => {
  localStorage.setItem('token', 'the-token');
  const asked = await openReset(knowsMaya);
  await choose('dendritic-spine', 'dendritic-spine');
  await screen.findByRole('heading', { name: 'Password changed' });
  expect(sessionNow()).toBe('signed-out');
  expect(localStorage.getItem('token')).toBeNull();
  expect(asked.filter(({ path }) => path === '/api/auth/reset-password/check')).toHaveLength(1);
});

async function openReset(answers: Answers = {}) {
  const asked = openLink('#token=the-link', { ...goodLink, ...answers });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return asked;
}

function openLink(hash: string, answers: Answers) {
  const asked = stubServer(answers);
  renderAuthPages({ pathname: '/reset-password', hash });
  return asked;
}

async function choose(password: string, confirmation: string) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
}
