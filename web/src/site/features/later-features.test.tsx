import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { stubServer } from '../../accounts/stub-server.ts';
import { AppProviders } from '../../shell/app-providers.tsx';
import { forgetSite } from '../../shell/render-site.tsx';
import FeaturesScreen from './features-screen.tsx';

/** The page of the day when reviews are the last that is missing. */
vi.mock('@engram/core/availability.ts', () => ({
  isComing: (feature: string) => feature === 'reviews',
}));

afterEach(() => {
  cleanup();
  forgetSite();
});

it('says of every feature that does not exist yet, and of no other, that it is coming (CF-28)', () => {
  stubServer({});
  const Site = createRoutesStub([{ path: '/features', Component: FeaturesScreen }]);
  render(
    <AppProviders>
      <Site initialEntries={['/features']} />
    </AppProviders>,
  );
  expect(screen.getAllByText('Coming soon')).toHaveLength(1);
  const marked = screen
    .getAllByRole('listitem')
    .filter((feature) => within(feature).queryByText('Coming soon'))
    .map((feature) => within(feature).getByRole('heading').textContent);
  expect(marked).toEqual(['Review at the right time']);
});
