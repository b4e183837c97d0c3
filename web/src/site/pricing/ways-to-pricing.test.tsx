import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAccount } from '../../accounts/testing/onboarding-visitor.ts';
import { openSettings } from '../../accounts/testing/settings-visitor.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { stubTests } from '../../attempts/testing/stub-tests.ts';
import DashboardScreen from '../../dashboard/dashboard-screen.tsx';

it('is reached from onboarding, with source=onboarding [PRICE-27]', async () => {
  await createAccount();
  expect(await targetOf('Upgrade to Premium')).toBe('/pricing?source=onboarding');
});

it('is reached from the dashboard by "Upgrade Now" [PRICE-27]', async () => {
  openDashboard();
  expect(await targetOf('Upgrade Now')).toBe('/pricing');
});

it('is reached from settings by "Upgrade to Premium" and by "View All Plans" [PRICE-27]', async () => {
  await openSettings();
  expect(await targetOf('Upgrade to Premium')).toBe('/pricing');
  expect(await targetOf('View All Plans')).toBe('/pricing');
});

function openDashboard() {
  stubTests([]);
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
}

async function targetOf(name: string) {
  return (await screen.findByRole('link', { name })).getAttribute('href');
}
