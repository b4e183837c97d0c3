import type { User } from '@engram/core/accounts/user.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { maya, reply, stubServer } from '../accounts/stub-server.ts';
import { stubUploads } from '../http/stub-upload.ts';
import { draftOf } from '../materials/draft-store.ts';
import { AppProviders } from '../shell/app-providers.tsx';
import { forgetSite } from '../shell/render-site.tsx';
import { forgetWorkOfOthers } from '../unfinished-work.ts';
import DashboardScreen from './dashboard-screen.tsx';

afterEach(() => {
  cleanup();
  forgetSite();
  forgetWorkOfOthers();
});

it('welcomes the user by name', async () => {
  await openDashboard();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Maya Okafor!');
});

it('says what comes instead of showing tests that do not exist', async () => {
  await openDashboard();
  expect(screen.getByText('Tests and flashcards are on their way')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows the limits of the free plan from the catalogue', async () => {
  await openDashboard();
  const plan = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(plan.getByRole('heading', { name: 'Free plan' })).toBeDefined();
  expect(plan.getByText('AI tests per month').parentElement?.textContent).toContain('5');
  expect(plan.getByText('30,000 characters and 20 questions per test')).toBeDefined();
});

it('leads free users to /pricing by "Upgrade Now"', async () => {
  await openDashboard();
  expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/pricing');
});

it('leads premium users to /settings by "Manage Subscription"', async () => {
  await openDashboard({ plan: 'student', isPremium: true });
  expect(screen.getByRole('heading', { name: 'Student plan' })).toBeDefined();
  const manage = screen.getByRole('link', { name: 'Manage Subscription' });
  expect(manage.getAttribute('href')).toBe('/settings');
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
});

it('leads to test creation by "Create a Test"', async () => {
  await openDashboard();
  const create = screen.getByRole('link', { name: /^Create a Test/ });
  expect(create.getAttribute('href')).toBe('/ai-tests');
});

it('[LIM-31] takes study materials: .txt, .docx, .pdf, up to 10 MB', async () => {
  await openDashboard();
  const zone = screen.getByRole('button', { name: /^Upload study materials/ });
  expect(zone.textContent).toContain('.txt, .docx, .pdf, up to 10 MB');
  await choose(new File([new Uint8Array(10_485_760)], 'book.pdf'));
  expect((await screen.findByTestId('place')).textContent).toBe('/ai-tests/input');
});

it.each(['notes.txt', 'notes.docx', 'notes.pdf'])(
  '[LIM-31] begins a test with %s, which is on its way already',
  async (name) => {
    const uploads = await openDashboard();
    await choose(new File(['content'], name));
    expect((await screen.findByTestId('place')).textContent).toBe('/ai-tests/input');
    expect(uploads.map(({ file }) => file.name)).toEqual([name]);
    expect(draftOf(maya.uid).read()).toMatchObject({ mode: 'upload', files: [{ name }] });
  },
);

it.each([
  [new File(['x'], 'notes.md'), 'File type not supported. Allowed: .txt, .docx, .pdf'],
  [new File([new Uint8Array(10_485_761)], 'book.pdf'), 'File size exceeds 10MB limit'],
  [new File([], 'zero.txt'), 'File is empty (0 bytes)'],
])('[LIM-31] refuses %o, and lets another be chosen', async (file, message) => {
  const uploads = await openDashboard();
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(uploads).toEqual([]);
});

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file, { applyAccept: false });
}

async function openDashboard(user: Partial<User> = {}) {
  localStorage.setItem('token', 'the-token');
  stubServer({
    '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
  });
  const uploads = stubUploads();
  const Site = createRoutesStub([
    { path: '/dashboard', Component: DashboardScreen },
    { path: '*', Component: PlacePage },
  ]);
  render(
    <AppProviders>
      <Site initialEntries={['/dashboard']} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { level: 1 });
  return uploads;
}

function PlacePage() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}
