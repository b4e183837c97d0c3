import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSite, shownPath, shownState } from '../testing/render-site.tsx';

it('[NAV-02] the logo goes to / when logged out', async () => {
  await renderSite('/pricing');
  await userEvent.click(inHeader().getByRole('link', { name: 'Engram home' }));
  expect(shownPath()).toBe('/');
});

it('"For Students" opens the students tab of /features', async () => {
  await renderSite();
  const link = inHeader().getByRole('link', { name: 'For Students' });
  expect(link.getAttribute('href')).toBe('/features#students');
  await userEvent.click(link);
  expect(shownPath()).toBe('/features');
  expect(shownState()).toBe('{"activeTab":"students"}');
});

it('"For Teachers" opens the educators tab of /features', async () => {
  await renderSite();
  const link = inHeader().getByRole('link', { name: 'For Teachers' });
  expect(link.getAttribute('href')).toBe('/features#educators');
  await userEvent.click(link);
  expect(shownPath()).toBe('/features');
  expect(shownState()).toBe('{"activeTab":"educators"}');
});

it('"Pricing" goes to /pricing', async () => {
  await renderSite();
  await userEvent.click(inHeader().getByRole('link', { name: 'Pricing' }));
  expect(shownPath()).toBe('/pricing');
});

it('"Join a test" leads a visitor to /join', async () => {
  await renderSite();
  await userEvent.click(inHeader().getByRole('link', { name: 'Join a test' }));
  expect(shownPath()).toBe('/join');
});

it('marks "Pricing" as the current page on /pricing, and nothing elsewhere', async () => {
  await renderSite('/pricing');
  expect(inHeader().getByRole('link', { current: 'page' }).textContent).toBe('Pricing');
  await userEvent.click(inHeader().getByRole('link', { name: 'For Students' }));
  expect(inHeader().queryByRole('link', { current: 'page' })).toBeNull();
});

it('[NAV-06] the header has the menu "AI Study Tools"', async () => {
  await renderSite();
  await openTools();
  expect(screen.getByRole('menu', { name: 'AI Study Tools' })).toBeDefined();
  expect(screen.getAllByRole('menuitem')).toHaveLength(5);
});

it('[ROUTE-25] "Make AI Quizzes" takes a visitor to /ai-tests', async () => {
  await renderSite();
  await openTools();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make AI Quizzes' }));
  expect(shownPath()).toBe('/ai-tests');
});

it('[NAV-08] "AI Flashcards" goes to /flashcards', async () => {
  await renderSite();
  await openTools();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'AI Flashcards' }));
  expect(shownPath()).toBe('/flashcards');
});

it('"Endless AI Learning" goes to the configuration with Endless chosen', async () => {
  await renderSite();
  await openTools();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Endless AI Learning' }));
  expect(shownPath()).toBe('/ai-tests/config');
});

it('"AI Study Planner" goes to the study plan', async () => {
  await renderSite();
  await openTools();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'AI Study Planner' }));
  expect(shownPath()).toBe('/plan');
});

it('[NAV-17] logged out: "Try Free Now" goes to /register, and there is no avatar', async () => {
  await renderSite();
  expect(screen.queryByRole('button', { name: /account menu/ })).toBeNull();
  await userEvent.click(inHeader().getByRole('link', { name: 'Try Free Now' }));
  expect(shownPath()).toBe('/register');
});

it('logged out: "Sign in" goes to /auth (D17)', async () => {
  await renderSite();
  await userEvent.click(inHeader().getByRole('link', { name: 'Sign in' }));
  expect(shownPath()).toBe('/auth');
});

it('opens and walks the tools by the keyboard, and Escape gives focus back', async () => {
  await renderSite();
  screen.getByRole('button', { name: 'AI Study Tools' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('AI Flashcards');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'AI Study Tools' }));
});

function inHeader() {
  return within(screen.getByRole('banner'));
}

async function openTools() {
  await userEvent.click(screen.getByRole('button', { name: 'AI Study Tools' }));
  await screen.findByRole('menu');
}
