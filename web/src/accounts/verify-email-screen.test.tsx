import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { forgetAuthPages, renderAuthPages, sessionNow } from './render-auth-pages.tsx';
import { maya, neverReply, reply, stubServer } from './stub-server.ts';

afterEach(forgetAuthPages);

type Answers = Parameters<typeof stubServer>[0];

const unverified = { ...maya, emailVerified: false };
const knowsUnverified: Answers = {
  '/api/auth/verify-token': () => reply(200, { valid: true, user: unverified }),
  '/api/auth/profile': () => reply(200, maya),
};
const confirms: Answers = { '/api/auth/verify-email': () => reply(200, { success: true }) };
const over = { code: 'link-over', message: 'This link is no longer valid. Ask for a new one.' };
const linkOver: Answers = { '/api/auth/verify-email': () => reply(410, over) };

it('confirms the email by the token of the link', async () => {
  const asked = openLink(confirms);
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
  expect(asked.map(({ path, init }) => [path, init.body])).toEqual([
    ['/api/auth/verify-email', '{"token":"the-link"}'],
  ]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});

it('says that it is checking the link', async () => {
  openLink({ '/api/auth/verify-email': neverReply });
  expect(await screen.findByText('Checking your link…')).toBeDefined();
});

it('lets the session know that the email is confirmed', async () => {
  localStorage.setItem('token', 'the-token');
  openLink({ ...confirms, ...knowsUnverified });
  await screen.findByRole('link', { name: 'Go to Dashboard' });
  await waitFor(() => expect(sessionNow()).toContain('"emailVerified":true'));
});

it('offers another link to whoever is signed in when this one is over', async () => {
  localStorage.setItem('token', 'the-token');
  const sends = { '/api/auth/send-verification': () => reply(200, { success: true }) };
  const asked = openLink({ ...linkOver, ...knowsUnverified, ...sends });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('We sent a new link to maya.okafor@example.edu.')).toBeDefined();
  expect(asked.at(-1)?.path).toBe('/api/auth/send-verification');
});

it('has others sign in first when the link is over', async () => {
  openLink(linkOver);
  expect(await screen.findByText('This link is no longer valid. Ask for a new one.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Sign in to ask for a new link' });
  expect(link.getAttribute('href')).toBe('/auth');
});

it('knows that a link opened twice has done its work', async () => {
  localStorage.setItem('token', 'the-token');
  openLink({
    ...linkOver,
    '/api/auth/verify-token': () => reply(200, { valid: true, user: maya }),
  });
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
});

it("says 'Authentication failed' when the check fails without words [ERR-12]", async () => {
  openLink({ '/api/auth/verify-email': () => reply(400, {}) });
  expect(await screen.findByText('Authentication failed')).toBeDefined();
});

function openLink(answers: Answers) {
  const asked = stubServer(answers);
  renderAuthPages({ pathname: '/verify-email', hash: '#token=the-link' });
  return asked;
}
