import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { knowsMaya, stubServer } from '../testing/stub-server.ts';
import { AppProviders } from './app-providers.tsx';
import CallingLayout from './calling-layout.tsx';

const file = vi.hoisted(() => ({ isLost: true, asked: 0 }));
vi.mock('../attempts/keeping/sending/attempt-sync.tsx', () => ({
  get AttemptSync() {
    file.asked += 1;
    if (file.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>{'Sending'}</p>;
  },
}));

it('shows the screen when the code that sends answers does not arrive, and asks again at the next', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  const Site = createRoutesStub([
    {
      Component: CallingLayout,
      children: [
        { path: '/one', Component: () => <Link to="/two">{'One'}</Link> },
        { path: '/two', Component: () => <p>{'Two'}</p> },
      ],
    },
  ]);
  render(
    <AppProviders>
      <Site initialEntries={['/one']} />
    </AppProviders>,
  );
  await expect.poll(() => file.asked).toBeGreaterThan(0);
  file.isLost = false;
  await userEvent.click(await screen.findByRole('link', { name: 'One' }));
  expect(await screen.findByText('Two')).toBeDefined();
  expect(await screen.findByText('Sending')).toBeDefined();
});
