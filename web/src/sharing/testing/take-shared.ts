import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShared, press, StubSharingServer } from './render-shared.tsx';

type Starting = { server?: StubSharingServer; name?: string; isSignedIn?: boolean };

/** For tests: opens the shared test and begins it. */
export async function start({
  server = new StubSharingServer(),
  name,
  isSignedIn = false,
}: Starting = {}) {
  openShared({ server, isSignedIn });
  const field = await screen.findByLabelText('Your name (optional)');
  if (name !== undefined) await userEvent.type(field, name);
  await press('Start Test');
  await screen.findByRole('heading', { level: 1, name: 'Shared Test' });
  return server;
}

export async function chooseHippocampus() {
  await userEvent.click(screen.getByRole('radio', { name: /hippocampus/ }));
}

export async function goToLast() {
  const [grid] = screen.getAllByRole('button', { name: /^Question 6/ });
  if (grid) await userEvent.click(grid);
}

export async function submitWithGaps() {
  await goToLast();
  await press('Submit Test');
  await press('Submit Anyway');
}

export function listKeptKeys() {
  return Object.keys(localStorage).filter((key) => key.startsWith('kept:'));
}
