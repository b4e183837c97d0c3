import type { User } from '@engram/core/accounts/user.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { maya, reply, stubServer } from '../accounts/stub-server.ts';
import { AppProviders } from '../shell/app-providers.tsx';
import { forgetSite } from '../shell/render-site.tsx';
import DashboardScreen from './dashboard-screen.tsx';

afterEach(() => {
  cleanup();
  forgetSite();
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

async function openDashboard(user: Partial<User> = {}) {
  localStorage.setItem('token', 'the-token');
  stubServer({
    '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
  });
  const Site = createRoutesStub([{ path: '/dashboard', Component: DashboardScreen }]);
  render(
    <AppProviders>
      <Site initialEntries={['/dashboard']} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { level: 1 });
}
