import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { findPlace, renderAccountPage } from '../testing/render-account-page.tsx';
import { SessionProvider } from '../session/session.tsx';
import { reply, stubServer } from '../../testing/stub-server.ts';
import SettingsScreen from './settings-screen.tsx';
import { openSettings, press } from '../testing/settings-visitor.ts';

it('sends a visitor who is not logged in to /auth [ROUTE-12]', async () => {
  stubServer({});
  renderAccountPage('/settings');
  expect(await findPlace()).toBe('/auth');
});

it('opens for a logged-in user [ROUTE-12]', async () => {
  await openSettings();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(sections).toEqual([
    'Profile',
    'Appearance',
    'Devices',
    'Subscription',
    'Account management',
  ]);
});

it('has the theme, as the footer has', async () => {
  await openSettings();
  const section = within(screen.getByRole('region', { name: 'Appearance' }));
  await userEvent.click(section.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('opens for a free user [ROLE-10]', async () => {
  await openSettings({ user: { plan: 'free', isPremium: false } });
  expect(screen.getByRole('button', { name: 'Delete Account' })).toBeDefined();
});

it('opens for a premium user [ROLE-10]', async () => {
  await openSettings({ user: { plan: 'student', isPremium: true } });
  expect(screen.getByRole('button', { name: 'Delete Account' })).toBeDefined();
});

it("says 'Please log in to access account settings' when another tab logs out [SET-01]", async () => {
  await openSettings();
  logOutInAnotherTab();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Please log in to access account settings');
  expect(screen.queryByText('maya.okafor@example.edu')).toBeNull();
});

it("says 'Please log in to access account settings' when the session has ended [SET-01]", async () => {
  const over = { code: 'not-signed-in', message: 'Please log in to continue.' };
  await openSettings({ answers: { '/api/auth/forgot-password': () => reply(401, over) } });
  await press('Reset Password');
  expect(await screen.findByText('Please log in to access account settings')).toBeDefined();
});

it("leads to /auth by 'Go to Login' [SET-02]", async () => {
  await openSettings();
  logOutInAnotherTab();
  await userEvent.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(await findPlace()).toBe('/auth');
});

it("carries the way back to /settings on 'Go to Login' [SET-02]", async () => {
  stubServer({});
  const Site = createRoutesStub([
    { path: '/settings', Component: SettingsScreen },
    { path: '/auth', Component: () => <p>{JSON.stringify(useLocation().state)}</p> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider onCallFailed={() => undefined}>
        <Site initialEntries={['/settings']} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Login' }));
  expect(await screen.findByText('{"returnPath":"/settings"}')).toBeDefined();
});

it('starts at the heading when the session has ended under it', async () => {
  await openSettings();
  logOutInAnotherTab();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

function logOutInAnotherTab() {
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}
