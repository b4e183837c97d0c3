import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSiteSignedIn, shownPath } from '../../testing/render-site.tsx';

it('[NAV-11] [ACC-04] logged in: the avatar shows initials derived from the email', async () => {
  await renderSiteSignedIn();
  const avatar = screen.getByRole('button', { name: /account menu/ });
  expect(avatar.textContent).toBe('MO');
  await userEvent.click(avatar);
  expect(await screen.findByRole('menu')).toBeDefined();
});

it('[NAV-12] logged in: the avatar menu shows the email', async () => {
  await openAvatarMenu();
  expect(screen.getByRole('menu').textContent).toContain('maya.okafor@example.edu');
});

it('[NAV-13] logged in: the avatar menu has "Dashboard"', async () => {
  await openAvatarMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  expect(shownPath()).toBe('/dashboard');
});

it('[NAV-14] logged in: the avatar menu has "Settings"', async () => {
  await openAvatarMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(shownPath()).toBe('/settings');
});

it('[NAV-15] logged in: the avatar menu has "Log Out"', async () => {
  await openAvatarMenu();
  expect(await screen.findByRole('menuitem', { name: 'Log Out' })).toBeDefined();
});

it('[NAV-16] "Log Out" ends the session and goes to /', async () => {
  const asked = await openAvatarMenu('/settings');
  expect(shownPath()).toBe('/settings');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  expect(shownPath()).toBe('/');
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/verify-token', '/api/auth/logout']);
  expect(asked[1]?.init.method).toBe('POST');
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.queryByRole('button', { name: /account menu/ })).toBeNull();
});

it('logged in: "About Engram" in the avatar menu leads to the pages of the site (D31)', async () => {
  await openAvatarMenu();
  expect(screen.getByText('About Engram')).toBeDefined();
  const rows = screen.getAllByRole('menuitem').map((row) => row.textContent);
  expect(rows.slice(4, 7)).toEqual(['For Students', 'For Teachers', 'Pricing']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'For Teachers' }));
  expect(shownPath()).toBe('/features');
});

async function openAvatarMenu(path = '/') {
  const asked = await renderSiteSignedIn(path);
  await userEvent.click(screen.getByRole('button', { name: /account menu/ }));
  await screen.findByRole('menu');
  return asked;
}
