import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createAccount } from '../../accounts/onboarding/onboarding-visitor.ts';
import { forgetAccountPage } from '../../accounts/render-account-page.tsx';
import { openSettings } from '../../accounts/settings/settings-visitor.ts';
import { knowsMaya, stubServer } from '../../accounts/stub-server.ts';
import DashboardScreen from '../../dashboard/dashboard-screen.tsx';
import { AppProviders } from '../../shell/app-providers.tsx';

afterEach(forgetAccountPage);

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
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  const Site = createRoutesStub([{ path: '/dashboard', Component: DashboardScreen }]);
  render(
    <AppProviders>
      <Site initialEntries={['/dashboard']} />
    </AppProviders>,
  );
}

async function targetOf(name: string) {
  return (await screen.findByRole('link', { name })).getAttribute('href');
}
