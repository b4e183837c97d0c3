import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { passTime, startClock } from '../../../testing/clock.ts';
import { renderSite, shownPath } from '../../testing/render-site.tsx';

it('the mobile menu of a visitor has the entries of the header', async () => {
  await renderSite();
  await openMenu();
  expect(linksOfMenu()).toEqual([
    'Engram home /',
    'For Students /features#students',
    'For Teachers /features#educators',
    'Pricing /pricing',
    'Join a test /join',
    'Make AI Quizzes /ai-tests',
    'AI Flashcards /flashcards',
    'Review /review',
    'Endless AI Learning /ai-tests/config?mode=endless',
    'AI Study Planner /plan',
    'Try Free Now /register',
    'Sign in /auth',
  ]);
});

it('[NAV-20] the mobile menu closes when a link changes the route', async () => {
  await renderSite();
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(shownPath()).toBe('/pricing');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[NAV-20] the mobile menu closes on a link to the page it is open on', async () => {
  await renderSite('/pricing');
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps focus inside while it is open', async () => {
  await renderSite();
  await openMenu();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close menu' }));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sign in' }));
});

it('scrolls to the entry that focus goes round to', async () => {
  await renderSite();
  await openMenu();
  const logIn = within(screen.getByRole('dialog')).getByRole('link', { name: 'Sign in' });
  const scrolled = vi.spyOn(logIn, 'scrollIntoView');
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('closes on Escape and gives focus back to its button', async () => {
  startClock();
  await renderSite();
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
});

it('gives focus to the logo when the window has grown and its button is hidden', async () => {
  startClock();
  await renderSite();
  const burger = screen.getByRole('button', { name: 'Open menu' });
  await openMenu();
  // happy-dom lays nothing out; a browser does not focus what is not shown.
  vi.spyOn(burger, 'focus').mockImplementation(() => undefined);
  await userEvent.keyboard('{Escape}');
  await settle();
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: 'Engram home' });
  expect(document.activeElement).toBe(logo);
});

it('marks the page it is open on', async () => {
  await renderSite('/pricing');
  await openMenu();
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Pricing');
});

it('leaves focus on the heading of the page it led to', async () => {
  startClock();
  await renderSite();
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/pricing' }));
});

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog');
}

function linksOfMenu() {
  const links = within(screen.getByRole('dialog', { name: 'Menu' })).getAllByRole('link');
  return links.map((link) => `${nameOf(link)} ${link.getAttribute('href')}`);
}

function nameOf(link: HTMLElement) {
  return link.getAttribute('aria-label') ?? link.textContent;
}

/** Radix moves focus one task after the menu is gone. */
async function settle() {
  await passTime(10);
}
