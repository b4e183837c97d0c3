import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passTime, startClock } from '../testing/clock.ts';
import { reply } from '../testing/stub-server.ts';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { stubTests } from '../attempts/testing/stub-tests.ts';
import { StudyStreak } from './study-streak.tsx';

const dates = ['13', '14', '15', '16', '17', '18', '19'].map((day) => `2026-03-${day}`);

it('tells the streak and the best one, and each of seven days [DASH-02] [DASH-24]', async () => {
  renderStreak({ current: 5, best: 12, hasStudiedToday: false }, [1, 2, 3, 4, 5]);
  const card = within(await screen.findByRole('region', { name: 'Study streak' }));
  expect(await card.findByRole('heading', { name: '5-day streak' })).toBeDefined();
  expect(card.getByText('Best: 12')).toBeDefined();
  const days = card.getAllByRole('listitem').map((day) => day.textContent.slice(1));
  expect(days).toEqual([
    'Friday, not studied',
    'Saturday, studied',
    'Sunday, studied',
    'Monday, studied',
    'Tuesday, studied',
    'Wednesday, studied',
    'Thursday, today, not studied',
  ]);
});

it('says what keeps a streak going that today does not count for yet', async () => {
  renderStreak({ current: 5, best: 12, hasStudiedToday: false }, [1, 2, 3, 4, 5]);
  expect(await screen.findByText('One test or review today keeps it going.')).toBeDefined();
});

it('asks for nothing more once today counts', async () => {
  renderStreak({ current: 1, best: 1, hasStudiedToday: true }, [6]);
  expect(await screen.findByRole('heading', { name: '1-day streak' })).toBeDefined();
  expect(screen.getByText('You’ve studied today. Come back tomorrow.')).toBeDefined();
});

it('does not send away somebody for whom something is still due', async () => {
  renderStreak({ current: 1, best: 1, hasStudiedToday: true }, [6], 28);
  expect(await screen.findByText('You’ve studied today. 28 are still due.')).toBeDefined();
  expect(screen.queryByText(/Come back tomorrow/)).toBeNull();
});

it('makes nothing up where there is no streak', async () => {
  renderStreak({ current: 0, best: 0, hasStudiedToday: false }, []);
  expect(await screen.findByRole('heading', { name: 'No streak yet' })).toBeDefined();
  expect(screen.getByText('Finish a test or a review today to start one.')).toBeDefined();
  expect(screen.queryByText(/Best/)).toBeNull();
});

it('is not there when nobody knows it', async () => {
  const server = stubTests([]);
  server.refusals['GET /api/streak'] = [() => reply(403, {})];
  render();
  await expect.poll(() => screen.queryByRole('region', { name: 'Study streak' })).toBeNull();
});

it('stays when it cannot be asked for again', async () => {
  startClock();
  const server = renderStreak({ current: 1, best: 1, hasStudiedToday: true }, [6]);
  await screen.findByRole('heading', { name: '1-day streak' });
  server.refusals['GET /api/streak'] = [() => reply(403, {})];
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => server.refusals['GET /api/streak']).toEqual([]);
  await passTime(1_000);
  expect(screen.getByRole('heading', { name: '1-day streak' })).toBeDefined();
});

type Numbers = { current: number; best: number; hasStudiedToday: boolean };

function renderStreak(numbers: Numbers, studied: readonly number[], stillDue = 0) {
  const days = dates.map((day, place) => ({ day, hasStudied: studied.includes(place) }));
  const server = stubTests([]);
  server.streak = { ...numbers, days };
  render(stillDue);
  return server;
}

function render(stillDue = 0) {
  renderAsMaya([{ path: '/', Component: () => <StudyStreak stillDue={stillDue} /> }], '/');
}
