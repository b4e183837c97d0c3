import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { maya } from '../../testing/stub-server.ts';
import {
  findPlace,
  keptAttemptId,
  leaveThePage,
  openShared,
  press,
  StubSharingServer,
} from '../testing/render-shared.tsx';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

it('keeps the result of a visitor in the account, and leads to it in its own place', async () => {
  const server = await takeAsVisitor();
  openShared({ server, path: '/test/K7Q2MD/keep', isSignedIn: true });
  expect((await findPlace()).path).toBe(`/view-results/${keptAttemptId}`);
  expect(screen.getByTestId('place').dataset['arrival']).toBe('REPLACE');
  expect(server.listCalls('/kept-result')[0]).toMatchObject({
    call: 'PUT /shared-tests/K7Q2MD/kept-result',
    body: { key: server.listCalls('/submit')[0]?.key },
  });
});

it('leaves it with the user then, not with the device', async () => {
  const server = await takeAsVisitor();
  openShared({ server, path: '/test/K7Q2MD/keep', isSignedIn: true });
  await findPlace();
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('kept:'));
  expect(keys).toEqual([`kept:${maya.uid}:shared:taken:K7Q2MD`]);
});

it('sends a visitor to log in, with the way back', async () => {
  openShared({ path: '/test/K7Q2MD/keep' });
  const { path, state } = await findPlace();
  expect(path).toBe('/auth');
  expect(state).toMatchObject({ returnPath: '/test/K7Q2MD/keep' });
});

it('says when this device no longer has the result, and leads on', async () => {
  openShared({ path: '/test/K7Q2MD/keep', isSignedIn: true });
  const words = 'This device no longer has the result';
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Go to Today' }));
  expect((await findPlace()).path).toBe('/dashboard');
});

it('says what the server says when it fails, and tries again', async () => {
  const server = await takeAsVisitor();
  server.refusals = { 'kept-result': 403 };
  openShared({ server, path: '/test/K7Q2MD/keep', isSignedIn: true });
  expect(await screen.findByText('Refused.')).toBeTruthy();
  server.refusals = {};
  await press('Try Again');
  expect((await findPlace()).path).toBe(`/view-results/${keptAttemptId}`);
});

async function takeAsVisitor() {
  const server = openShared({ server: new StubSharingServer() });
  await press('Start Test');
  const [last] = await screen.findAllByRole('button', { name: /^Question 6/ });
  if (last) await userEvent.click(last);
  await press('Submit Test');
  await press('Submit Anyway');
  await findPlace();
  leaveThePage();
  return server;
}
