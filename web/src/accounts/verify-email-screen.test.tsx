import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { passTime, startClock } from '../testing/clock.ts';
import { renderAuthPages, sessionNow } from './testing/render-auth-pages.tsx';
import { awaitAccount } from '../storage/awaiting-account.ts';
import { maya, neverReply, reply, stubServer } from '../testing/stub-server.ts';

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

it('leads on to what was brought along from before there was an account', async () => {
  localStorage.setItem('token', 'the-token');
  awaitAccount({ path: '/try/keep', words: 'Your 4 questions come with you.' });
  openLink({ ...confirms, ...knowsUnverified });
  const wayOn = await screen.findByRole('link', { name: 'Go to your test' });
  expect(wayOn.getAttribute('href')).toBe('/try/keep');
});

it('says what a confirmed email is good for, and leads to a text that waits in this tab', async () => {
  localStorage.setItem('token', 'the-token');
  const draft = { mode: 'text', text: 'The hippocampus.', files: [], selected: [] };
  sessionStorage.setItem(`unfinished:${maya.uid}:material`, JSON.stringify(draft));
  openLink({ ...confirms, ...knowsUnverified });
  expect(await screen.findByText('You can now make tests with AI.')).toBeDefined();
  const wayOn = screen.getByRole('link', { name: 'Make your test' });
  expect(wayOn.getAttribute('href')).toBe('/create');
});

it('leads to Today where no text waits', async () => {
  localStorage.setItem('token', 'the-token');
  const opened = { mode: 'text', text: '', files: [], selected: [] };
  sessionStorage.setItem(`unfinished:${maya.uid}:material`, JSON.stringify(opened));
  openLink({ ...confirms, ...knowsUnverified });
  const wayOn = await screen.findByRole('link', { name: 'Go to Today' });
  expect(wayOn.getAttribute('href')).toBe('/dashboard');
});

it('says that it is checking the link', async () => {
  openLink({ '/api/auth/verify-email': neverReply });
  expect(await screen.findByText('Checking your link…')).toBeDefined();
});

it('lets the session know that the email is confirmed', async () => {
  localStorage.setItem('token', 'the-token');
  openLink({ ...confirms, ...knowsUnverified });
  await screen.findByRole('link', { name: 'Go to Today' });
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
  const others = screen.queryAllByRole('link').filter((other) => other !== link);
  expect(others.map((other) => other.getAttribute('href'))).toEqual(['/']);
});

it('says that it is checking while the session is checked, and not that the link is over', async () => {
  startClock();
  localStorage.setItem('token', 'the-token');
  let answer: (() => void) | undefined;
  const session = new Promise<Response>((resolve) => {
    answer = () => resolve(reply(200, { valid: true, user: unverified }));
  });
  const asked = openLink({ ...linkOver, '/api/auth/verify-token': () => session });
  await waitFor(() => expect(asked).toHaveLength(2));
  await passTime(1_000);
  expect(screen.getByText('Checking your link…')).toBeDefined();
  act(() => answer?.());
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
});

it('has the link opened again when the address has no token', async () => {
  const asked = openLink({}, '');
  expect(await screen.findByRole('heading', { name: 'Open the link again' })).toBeDefined();
  expect(screen.getByText('Open the link in your email again.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in to ask for a new link' })).toBeDefined();
  expect(asked).toEqual([]);
});

it('confirms once, although the session ends and drops what was read', async () => {
  localStorage.setItem('token', 'the-token');
  const asked = openLink({ ...confirms, ...knowsUnverified });
  await screen.findByRole('link', { name: 'Go to Today' });
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeDefined();
  expect(asked.filter(({ path }) => path === '/api/auth/verify-email')).toHaveLength(1);
});

it('confirms once under React.StrictMode, and hears of it', async () => {
  const asked = stubServer(confirms);
  renderAuthPages({ pathname: '/verify-email', hash: '#token=the-link' }, StrictMode);
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
  expect(asked.filter(({ path }) => path === '/api/auth/verify-email')).toHaveLength(1);
});

it("says the server's words when another link is asked for too often", async () => {
  localStorage.setItem('token', 'the-token');
  const busy = { code: 'too-many-requests', message: 'Too many requests. Please wait a moment.' };
  const refuses = { '/api/auth/send-verification': () => reply(429, busy) };
  openLink({ ...linkOver, ...knowsUnverified, ...refuses });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Too many requests. Please wait a moment.',
  );
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

function openLink(answers: Answers, hash = '#token=the-link') {
  const asked = stubServer(answers);
  renderAuthPages({ pathname: '/verify-email', hash });
  return asked;
}
