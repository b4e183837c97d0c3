import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resize-window.ts';
import { renderSite, renderSiteSignedIn, shownPath } from '../testing/render-site.tsx';

const width = window.innerWidth;
beforeEach(() => resizeWindow(390));
afterEach(() => resizeWindow(width));

it('has the places of a phone around what creates, and marks the current one', async () => {
  await renderSiteSignedIn('/tests');
  const tabs = [...tabBar().children].map(
    (tab) => tab.getAttribute('aria-label') ?? tab.textContent,
  );
  expect(tabs).toEqual(['Today', 'Tests', 'AI Study Tools', 'Cards', 'Progress']);
  const current = within(tabBar()).getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Tests');
});

it('is not there for a visitor, who has the mobile menu', async () => {
  await renderSite();
  expect(document.querySelector('[data-tab-bar]')).toBeNull();
});

it('opens what creates as a sheet, whose rows lead on and close it [NAV-20]', async () => {
  await renderSiteSignedIn('/tests');
  const sheet = await openSheet(within(tabBar()).getByRole('button', { name: 'AI Study Tools' }));
  const rows = sheet.getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/create',
    '/flashcards',
    '/ai-tests/config?mode=endless',
    '/plan',
    '/review',
    '/flashcards?import=file',
  ]);
  await userEvent.click(sheet.getByRole('link', { name: /^AI Flashcards/ }));
  expect(shownPath()).toBe('/flashcards');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives focus back to the button when a sheet is closed', async () => {
  await renderSiteSignedIn('/tests');
  const button = within(tabBar()).getByRole('button', { name: 'AI Study Tools' });
  await openSheet(button);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('the account is a sheet too, with "About Engram" and a way out', async () => {
  await renderSiteSignedIn('/settings');
  const sheet = await openSheet(screen.getByRole('button', { name: /account menu/ }));
  expect(sheet.getByText('maya.okafor@example.edu')).toBeDefined();
  const rows = sheet.getAllByRole('link').map((row) => row.textContent);
  expect(rows).toEqual([
    'Dashboard',
    'Materials',
    'Study plan',
    'Settings',
    'Help',
    'For Students',
    'For Teachers',
    'Pricing',
  ]);
  expect(sheet.getByRole('heading', { name: 'About Engram' })).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: 'Log Out' }));
  expect(shownPath()).toBe('/');
  expect(localStorage.getItem('token')).toBeNull();
});

async function openSheet(button: HTMLElement) {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
}

function tabBar(): HTMLElement {
  const bar = document.querySelector<HTMLElement>('[data-tab-bar]');
  if (!bar) throw new Error('There is no tab bar.');
  return bar;
}
