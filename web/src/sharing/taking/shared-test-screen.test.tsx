import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startClock } from '../../testing/clock.ts';
import {
  code,
  findPlace,
  openShared,
  readArrival,
  press,
  StubSharingServer,
} from '../testing/render-shared.tsx';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

it('says "Loading test..." while it loads [SHPG-03] [SHPG-04]', async () => {
  const server = new StubSharingServer();
  server.gate = new Promise(() => undefined);
  openShared({ server });
  expect((await screen.findByRole('status')).textContent).toBe('Loading test...');
});

it('opens for a visitor, without a login [SHPG-01] [BROUTE-13] [ROLE-05] [BROLE-05] [BROLE-21]', async () => {
  openShared();
  expect(await findTitle()).toBe('Cell transport');
  expect(screen.getByText(/^No account needed\./)).toBeTruthy();
});

it('opens for a user too [SHPG-01]', async () => {
  openShared({ isSignedIn: true });
  expect(await findTitle()).toBe('Cell transport');
});

it('takes a code in any letter case', async () => {
  const server = openShared({ path: '/test/k7q2md' });
  await findTitle();
  expect(server.asked[0]?.call).toBe('GET /shared-tests/K7Q2MD');
});

it.each([
  [404, 'This test no longer exists or has been removed.'],
  [410, 'This test has expired and is no longer available.'],
])(
  'says why a test that answers %i is gone, and offers the homepage only [SHPG-05] [SHPG-06] [SHPG-08] [SHPG-33] [BERR-28] [BERR-29]',
  async (status, message) => {
    openRefused(status);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    const home = screen.getByRole('link', { name: 'Go to Homepage' });
    expect(home.getAttribute('href')).toBe('/');
  },
);

it('asks to wait when there were too many requests, and offers to try again [BERR-30] [SHPG-07] [SHPG-08]', async () => {
  openRefused(429);
  const message = 'Too many requests. Please wait a moment and try again.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('says when the request timed out [BERR-31] [SHPG-08]', async () => {
  startClock();
  const server = new StubSharingServer();
  server.gate = new Promise(() => undefined);
  openShared({ server });
  await vi.advanceTimersByTimeAsync(70_000);
  const message = 'Request timed out. Please check your connection and try again.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('says so when it fails otherwise [BERR-32] [SHPG-08]', async () => {
  openRefused(400);
  const message = 'Failed to load the test. Please try again later.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('loads the test when trying again helps [SHPG-07]', async () => {
  const server = openRefused(429);
  await screen.findByRole('button', { name: 'Try Again' });
  server.refusals = {};
  await press('Try Again');
  expect(await findTitle()).toBe('Cell transport');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('is not tried more than 3 times again: then it says "Too many retries" [SHPG-09] [BLIM-35]', async () => {
  const server = openRefused(429);
  await press('Try Again');
  await press('Try Again');
  await press('Try Again');
  const button = await screen.findByRole('button', { name: 'Too many retries' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(server.asked).toHaveLength(4);
});

it('shows title, description, count of questions and code [SHPG-02] [SHPG-10] [SHPG-11] [SHPG-12]', async () => {
  openShared();
  expect(await findTitle()).toBe('Cell transport');
  expect(screen.getByText('Diffusion and osmosis, for period 3.')).toBeTruthy();
  expect(findFact('Questions')).toBe('6');
  expect(screen.getByText('K7Q2MD')).toBeTruthy();
});

it('leaves a missing description out (N37) [SHPG-11]', async () => {
  openShared({ server: new StubSharingServer({ description: '' }) });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.nextElementSibling).toBeNull();
});

it('shows "No limit", "Mixed" and "Horizontal" where nothing else was shared [SHPG-13] [SHPG-14] [SHPG-15]', async () => {
  openShared();
  await findTitle();
  expect(findFact('Time limit')).toBe('No limit');
  expect(findFact('Difficulty')).toBe('Mixed');
  expect(findFact('Layout')).toBe('Horizontal');
  expect(screen.getByText('No account needed.')).toBeTruthy();
});

it('shows the time limit in minutes, the difficulty and the layout [SHPG-13] [SHPG-14] [SHPG-15] [SHPG-26]', async () => {
  const settings = {
    enableTimer: true,
    timerDuration: 20,
    difficulty: 'hard',
    testLayout: 'vertical',
  } as const;
  openShared({ server: new StubSharingServer({ settings }) });
  await findTitle();
  expect(findFact('Time limit')).toBe('20 minutes');
  expect(findFact('Difficulty')).toBe('Hard');
  expect(findFact('Layout')).toBe('Vertical');
  const words = 'No account needed. The timer starts when you press Start Test.';
  expect(screen.getByText(words)).toBeTruthy();
});

it('shows when it was made and when it expires [SHPG-16] [SHPG-17]', async () => {
  openShared();
  await findTitle();
  expect(screen.getByText('Created 14 March 2026')).toBeTruthy();
  expect(screen.getByText('Expires 17 March 2026')).toBeTruthy();
});

it.each([
  [1, '1 person has taken this test'],
  [24, '24 people have taken this test'],
])('says of %i submissions: "%s" (C31)', async (accessCount, words) => {
  openShared({ server: new StubSharingServer({ accessCount }) });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says nothing of people where nobody has taken it yet', async () => {
  openShared({ server: new StubSharingServer({ accessCount: 0 }) });
  await findTitle();
  expect(screen.queryByText(/taken this test/u)).toBeNull();
});

it('leads back to / [SHPG-19] [SHPG-21]', async () => {
  openShared();
  await userEvent.click(await screen.findByRole('link', { name: 'Back to Home' }));
  expect(await findPlace()).toMatchObject({ path: '/' });
});

it('has the name of a user filled in, and says who sees it', async () => {
  openShared({ isSignedIn: true });
  const field = await screen.findByLabelText('Your name (optional)');
  expect(field).toHaveProperty('value', 'Maya Okafor');
  expect(screen.getByText('The person who shared this test will see it.')).toBeTruthy();
});

it('leads from /test/join/{code} to /test/{CODE}, in place of it [ROUTE-19] [BROUTE-31] [ROLE-11]', async () => {
  const server = openShared({ path: '/test/join/k7q2md', isSignedIn: true });
  expect(await findTitle()).toBe('Cell transport');
  expect(server.asked.map(({ call }) => call)).toContain(`GET /shared-tests/${code}`);
  expect(readArrival()).toEqual({ path: '/test/K7Q2MD', arrival: 'REPLACE' });
});

it('sends a visitor who joins by code to /auth first, with the way back [ROLE-12]', async () => {
  openShared({ path: '/test/join/K7Q2MD' });
  const place = await findPlace();
  expect(place.path).toBe('/auth');
  expect(place.state).toMatchObject({ returnPath: '/test/join/K7Q2MD' });
});

function openRefused(status: number) {
  const server = new StubSharingServer();
  server.refusals = { '': status };
  return openShared({ server });
}

async function findTitle() {
  await screen.findByText('K7Q2MD');
  return screen.getByRole('heading', { level: 1 }).textContent;
}

function findFact(name: string) {
  const group = screen.getByText(name).parentElement;
  return group && within(group).getByRole('definition').textContent;
}
