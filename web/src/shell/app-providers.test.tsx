import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUser } from '../accounts/session/session.tsx';
import { knowsMaya, stubServer } from '../testing/stub-server.ts';
import { AppProviders } from './app-providers.tsx';

it('asks once who is there, however often the page is drawn [ACC-13]', async () => {
  localStorage.setItem('token', 'the-token');
  const asked = stubServer(knowsMaya);
  const { rerender } = render(<Page />);
  await screen.findByText('maya.okafor@example.edu');
  // As every step to another page does.
  rerender(<Page />);
  rerender(<Page />);
  await screen.findByText('maya.okafor@example.edu');
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/verify-token']);
});

function Page() {
  return (
    <AppProviders>
      <Name />
    </AppProviders>
  );
}

function Name() {
  return <p>{useUser()?.email}</p>;
}
