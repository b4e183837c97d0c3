import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { findPlace, forgetAccountPage } from '../render-account-page.tsx';
import { openSettings } from './settings-visitor.ts';

afterEach(forgetAccountPage);

const premium = { user: { plan: 'student', isPremium: true } } as const;

it('shows Free as inactive, at $0 and without renewal', async () => {
  await openSettings();
  const section = subscription();
  expect(section.getByText('Free')).toBeDefined();
  expect(section.getByText('Inactive')).toBeDefined();
  expect(section.getByText('$0')).toBeDefined();
  expect(section.getByText('For premium only.')).toBeDefined();
});

it('shows a granted plan as active, without a price that nobody pays', async () => {
  await openSettings(premium);
  const section = subscription();
  expect(section.getByText('Student')).toBeDefined();
  expect(section.getByText('Active')).toBeDefined();
  expect(section.queryByText(/\$/)).toBeNull();
  expect(section.getByText('Nothing is billed for this plan.')).toBeDefined();
});

it('shows the auto-renewal switch off and disabled', async () => {
  await openSettings(premium);
  const renewal = screen.getByRole('switch', { name: 'Auto-renewal' });
  expect(renewal).toHaveProperty('disabled', true);
  expect(renewal.getAttribute('aria-checked')).toBe('false');
});

it("lists the features of the user's plan, with a mark on those that are not there yet", async () => {
  await openSettings({ user: { plan: 'educator', isPremium: true } });
  const lines = subscription().getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Everything in Student',
    'Unlimited students',
    'Class management tools Coming soon',
    'Auto-grading and feedback',
    'Student progress reports Coming soon',
  ]);
});

it('leads free users to /pricing by "Upgrade to Premium"', async () => {
  await openSettings();
  await userEvent.click(screen.getByRole('link', { name: 'Upgrade to Premium' }));
  expect(await findPlace()).toBe('/pricing');
});

it('leads everybody to /pricing by "View All Plans", and offers premium no upgrade', async () => {
  await openSettings(premium);
  expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'View All Plans' }));
  expect(await findPlace()).toBe('/pricing');
});

function subscription() {
  return within(screen.getByRole('region', { name: 'Subscription' }));
}
