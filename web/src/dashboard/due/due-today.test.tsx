import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubTests } from '../../attempts/testing/stub-tests.ts';
import { makeDue, makeEmptyProgress } from '../../reviews/testing/stub-due.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { reply } from '../../testing/stub-server.ts';
import DashboardScreen from '../dashboard-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-23T18:00:00Z'));

const idOf = (number: number) => `0b0e7c52-7a4f-4d0c-9f0e-${String(number).padStart(12, '0')}`;
const groups = [
  { kind: 'card', groupId: idOf(1), groupName: 'Cell respiration', due: 8 },
  { kind: 'card', groupId: idOf(2), groupName: 'Membranes', due: 6 },
  { kind: 'question', groupId: idOf(3), groupName: 'DNA', due: 5 },
  { kind: 'question', groupId: idOf(4), groupName: 'Cell respiration', due: 3 },
  { kind: 'question', groupId: idOf(5), groupName: 'Groups', due: 1 },
] as const;
const forecast = [
  { day: '2026-03-24', due: 26 },
  { day: '2026-03-25', due: 0 },
  { day: '2026-03-26', due: 14 },
  { day: '2026-03-27', due: 1 },
  { day: '2026-03-28', due: 9 },
];

async function open() {
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
  await screen.findByRole('heading', { level: 1 });
}

it('has what is due as its main action: how much, how long, of what, and one way to start (D33)', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 14, questions: 9 }, [...groups]);
  await open();
  const now = within(screen.getByRole('region', { name: 'Review 23' }));
  const parts = now.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts).toEqual(['About 6 min', '14 cards', '9 missed questions']);
  expect(
    now.getByText('11 from Cell respiration, 6 from Membranes, 5 from DNA, and 1 more'),
  ).toBeDefined();
  expect(now.getByRole('link', { name: 'Start review' }).getAttribute('href')).toBe('/review');
});

it('says how much of it was answered today already and is to be seen again', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 14, questions: 9, again: 4, done: 2 });
  await open();
  expect(screen.getByText('4 of them to see again')).toBeDefined();
});

it('tells what is due by an older server too, which does not count what is to be seen again', async () => {
  const server = stubTests([]);
  const { again: _, ...counts } = makeDue({ cards: 4 }).counts;
  server.due = { ...makeDue(), counts };
  await open();
  expect(screen.getByRole('heading', { name: 'Review 4' })).toBeDefined();
  expect(screen.queryByText(/to see again/u)).toBeNull();
});

it('is not done with the day while something of it is to be seen again', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 4, again: 4, done: 20 });
  await open();
  expect(screen.getByRole('heading', { name: 'Review 4' })).toBeDefined();
  expect(screen.getByText('4 to see again today')).toBeDefined();
  expect(screen.queryByText('That’s it for today')).toBeNull();
});

it('names the one set that all is from, without a number that would read as a part of its name', async () => {
  const server = stubTests([]);
  const groupName = 'Photosynthesis – Lecture 7';
  server.due = makeDue({ cards: 2 }, [{ kind: 'card', groupId: idOf(1), groupName, due: 2 }]);
  await open();
  const now = within(screen.getByRole('region', { name: 'Review 2' }));
  expect(now.getByText('From Photosynthesis – Lecture 7')).toBeDefined();
});

it('counts cards alone beside Flashcards, whatever else is due', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 14, questions: 9 });
  await open();
  expect(screen.getByRole('link', { name: 'Flashcards 14 due' })).toBeDefined();
});

it('says nothing beside Flashcards where only missed questions are due', async () => {
  const server = stubTests([]);
  server.due = makeDue({ questions: 33 });
  await open();
  expect(screen.getByRole('heading', { name: 'Review 33' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Flashcards' })).toBeDefined();
  expect(screen.queryByText(/ cards?$/)).toBeNull();
});

it('ends the day once it is reviewed: what was done, what comes back, and that one can stop', async () => {
  const server = stubTests([]);
  server.due = makeDue({ done: 23 });
  server.progress = {
    ...makeEmptyProgress(),
    today: { reviews: 23, cards: 14, questions: 9, remembered: 20, again: 3, tookMs: 360_000 },
    forecast,
  };
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('That’s it for today');
  expect(screen.getByText('Welcome back, Maya!')).toBeDefined();
  expect(
    screen.getByText('23 reviews in 6 minutes. You remembered 20. The next 26 come back tomorrow.'),
  ).toBeDefined();
  const days = within(screen.getByRole('region', { name: 'What comes back' }));
  expect(days.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Tomorrow',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
  expect(days.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '26 reviews',
    'About 7 min',
    'Nothing',
    'A day off',
    '14 reviews',
    'About 4 min',
    '1 review',
    'About 1 min',
  ]);
  expect(screen.getByText('You can stop here. If you have a few more minutes:')).toBeDefined();
  const ahead = screen.getByRole('link', { name: 'Review 10 ahead' });
  expect(ahead.getAttribute('href')).toBe('/review?ahead');
  expect(screen.queryByRole('link', { name: 'Start review' })).toBeNull();
});

it('never calls a day off what has a practice test of a plan', async () => {
  const server = stubTests([]);
  const [first = { day: '', due: 26 }, free = { day: '', due: 0 }, ...others] = forecast;
  server.progress = {
    ...makeEmptyProgress(),
    forecast: [{ ...first, hasTest: true }, { ...free, hasTest: true }, ...others],
  };
  await open();
  const days = within(screen.getByRole('region', { name: 'What comes back' }));
  expect(days.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '26 reviews',
    'About 7 min, and a practice test',
    'Practice test',
    'For your exam',
    '14 reviews',
    'About 4 min',
    '1 review',
    'About 1 min',
  ]);
});

it('says that nothing is due where nothing was, and when something will be', async () => {
  const server = stubTests([]);
  server.progress = { ...makeEmptyProgress(), forecast };
  await open();
  const region = within(screen.getByRole('region', { name: 'Nothing is due today' }));
  expect(region.getByText('The next 26 come back tomorrow. You can stop here.')).toBeDefined();
});

it('says what will come where nothing was ever reviewed', async () => {
  stubTests([]);
  await open();
  expect(
    screen.getByText(
      'Cards you make and questions you miss come back here, just before you forget them.',
    ),
  ).toBeDefined();
  expect(screen.queryByRole('region', { name: 'What comes back' })).toBeNull();
});

it('says when what is due could not be loaded, asks again, and leads to the review all the same', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 2 });
  server.refusals['GET /api/reviews/due'] = [() => reply(403, {})];
  await open();
  expect(screen.getByText('Your reviews could not be loaded')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start review' }).getAttribute('href')).toBe('/review');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Review 2' })).toBeDefined();
});

it('asks once for all that shows a number of what is due', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 2 });
  await open();
  await screen.findByText('No test results yet');
  expect(server.asked.filter((call) => call === 'GET /api/reviews/due')).toHaveLength(1);
});
