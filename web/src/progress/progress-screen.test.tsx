import type { Progress } from '@engram/core/progress/api.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAsMaya } from '../testing/render-as-maya.tsx';
import { knowsMaya, reply, stubServer } from '../testing/stub-server.ts';
import ProgressScreen from './progress-screen.tsx';
import { makeAllProgress, makeTopic, usualMemory } from './testing/stub-progress.ts';

beforeEach(() => vi.setSystemTime('2026-03-16T12:00:00Z'));

async function open(facts: Partial<Progress> = {}, more: Record<string, Partial<Progress>> = {}) {
  const told = Object.entries({ '': facts, ...more }).map(([query, own]) => [
    `/api/progress${query}`,
    () => reply(200, makeAllProgress(own)),
  ]);
  const asked = stubServer({
    ...knowsMaya,
    ...Object.fromEntries(told),
    '/api/reviews/own-parameters': () => reply(200, usualMemory),
  });
  renderAsMaya([{ path: '/progress', Component: ProgressScreen }], '/progress');
  await screen.findByRole('heading', { level: 1, name: 'Progress' });
  if (facts.hasBegun !== false) await screen.findByText('132 of 400 reviews after a day or more.');
  return asked;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  within(card(name).getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('says in one plain sentence above each chart what it means', async () => {
  await open();
  const said = screen
    .getAllByRole('region')
    .map(
      (region) =>
        `${region.querySelector('h2')?.textContent}: ${region.querySelector('p')?.textContent}`,
    );
  expect(said).toEqual([
    'Recall: You remember 88% of what comes back. Your goal is 90%.',
    'Days: You studied on 48 of 66 study days since 5 January.',
    'Topics, weakest first: Osmosis is coming up. Electron transport chain slipped by 4.',
    'Next 14 days: 160 reviews are planned, never more than 26 a day.',
    'Reviews and tests: This week: 160 reviews, your busiest so far.',
    'Time: 9 h 38 min since 5 January, about 12 minutes on each day you studied.',
    'Your memory: 132 of 400 reviews after a day or more.',
  ]);
});

it('has a name for every chart and its numbers in a table, for those who do not see it', async () => {
  await open();
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
    'You remember 88% of what comes back. Your goal is 90%.',
    'You studied on 48 of 66 study days since 5 January.',
    '160 reviews are planned, never more than 26 a day.',
    'This week: 160 reviews, your busiest so far.',
  ]);
  expect(rowsOf('Recall').slice(0, 4)).toEqual([
    'Week fromRememberedReviews after a day or more',
    '22 Dec–0',
    '29 Dec–0',
    '5 Jan79%22',
  ]);
  expect(rowsOf('Days').slice(0, 3)).toEqual(['DayMinutes', '24 DecRest day', '31 DecRest day']);
  expect(rowsOf('Next 14 days').slice(0, 6)).toEqual([
    'DayDue',
    'Monday 16 March23',
    'Tuesday 17 March22',
    'Wednesday 18 MarchRest day',
    'Thursday 19 March20',
    'Friday 20 March, Exam19',
  ]);
  expect(rowsOf('Reviews and tests').slice(-2)).toEqual(['9 Mar1503', '16 Mar1600']);
});

it('tells of each topic how well it is known, what has changed and what that is made of', async () => {
  await open();
  const topics = card('Topics, weakest first');
  expect(topics.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Electron transport chain44 down in 2 weeks54%Cells · 12 of 14 asked: 12 of 20 right in tests, 31 reviews',
    'Osmosis66 up in 2 weeks61%Cells · 10 questions, 4 cards: 12 of 20 right in tests, 31 reviews',
    'Active transport0No change in 2 weeks83%Cells · 3 of 14 asked: 12 of 20 right in tests, 31 reviews · from few answers',
    'BonesNot asked yet9 cards',
  ]);
  const bar = topics.getByRole('progressbar', { name: 'Osmosis' });
  expect(bar.getAttribute('aria-valuetext')).toBe('61%, your goal is 90%');
});

it('leads to practising the three weakest under the goal, and says how they are chosen', async () => {
  await open();
  const link = card('Topics, weakest first').getByRole('link', {
    name: 'Practise 15 of the 3 weakest topics',
  });
  const [path, query] = link.getAttribute('href')?.split('?') ?? [];
  expect(path).toBe('/review');
  expect(new URLSearchParams(query).getAll('topic')).toEqual([
    'm Electron transport chain',
    'm Osmosis',
    'm Active transport',
  ]);
  expect(
    screen.getByText('Half-known things come first. What you surely know is left out.'),
  ).toBeDefined();
});

it('promises to practise no more than there is', async () => {
  await open({ topics: [makeTopic('Osmosis', { toPractise: 3 })] });
  expect(screen.getByRole('link', { name: 'Practise 3 of Osmosis' })).toBeDefined();
});

it('offers no practising where everything is known, and says so', async () => {
  await open({
    topics: [makeTopic('Osmosis', { mastery: 99 }), makeTopic('Mitosis', { mastery: 90 })],
  });
  expect(screen.getByText('Nothing is below your goal.')).toBeDefined();
  expect(screen.queryByText(/needs you most/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Practise/ })).toBeNull();
});

it('shows eight topics, and the rest by a press', async () => {
  await open({ topics: Array.from({ length: 10 }, (_, no) => makeTopic(`Topic ${no + 1}`)) });
  const topics = card('Topics, weakest first');
  expect(topics.getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(topics.getByRole('button', { name: 'Show all 10 topics' }));
  expect(topics.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(topics.getByRole('button', { name: 'Show fewer' }));
  expect(topics.getAllByRole('listitem')).toHaveLength(8);
});

it('looks at one subject or exam by a choice, which the address keeps', async () => {
  const asked = await open(
    {},
    {
      '?subject=Biology': { topics: [makeTopic('Osmosis')] },
      '?exam=0b0e7c52-7a4f-4d0c-9f0e-000000000031': {
        recall: { goal: 95, reviews: 30, percent: 91, steps: [] },
      },
    },
  );
  const choice = screen.getByRole('combobox', { name: 'Show' });
  expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Everything',
    'Biology midterm',
    'Biology',
    'Spanish',
  ]);
  await userEvent.selectOptions(choice, 'Biology');
  expect(await screen.findByText('You would recall about 60% of Osmosis today.')).toBeDefined();
  await userEvent.selectOptions(choice, 'Biology midterm');
  expect(
    await screen.findByText('You remember 91% of what comes back. Your goal is 95%.'),
  ).toBeDefined();
  expect(asked.map(({ path }) => path)).toContain(
    '/api/progress?exam=0b0e7c52-7a4f-4d0c-9f0e-000000000031',
  );
});

it('without premium it shows two weeks, the same days to come, and says what premium adds', async () => {
  await open({
    step: 'day',
    activity: [
      { from: '2026-03-15', reviews: 12, tests: 1 },
      { from: '2026-03-16', reviews: 8, tests: 1 },
    ],
  });
  expect(rowsOf('Next 14 days')).toHaveLength(15);
  expect(
    card('Reviews and tests').getByText('In the last two weeks: 20 reviews and 2 tests.'),
  ).toBeDefined();
  expect(
    card('Reviews and tests').getByText(/^Premium shows twelve weeks instead of two\./),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
});

it('says how many reviews are missing before recall can be told, and shows no percentage until then', async () => {
  const steps = [{ from: '2026-03-16', reviews: 8, percent: 75 }];
  await open({ recall: { goal: 90, reviews: 8, percent: 75, steps } });
  expect(
    card('Recall').getByText(
      "8 of 20 reviews after a day or more. Then you'll see here how much stays.",
    ),
  ).toBeDefined();
  expect(rowsOf('Recall').at(-1)).toBe('16 Mar–8');
  expect(card('Recall').queryByText('75%')).toBeNull();
});

it('before the first test it says what will be here', async () => {
  await open({ hasBegun: false });
  expect(screen.getByRole('heading', { name: 'Nothing to measure yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Make a test' }).getAttribute('href')).toBe('/create');
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Nothing to measure yet',
    'Days',
    'Recall',
    'Topics',
    'Next 14 days',
  ]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('can be asked for again when it does not arrive', async () => {
  let isThere = false;
  stubServer({
    ...knowsMaya,
    '/api/reviews/own-parameters': () => reply(200, usualMemory),
    '/api/progress': () => (isThere ? reply(200, makeAllProgress()) : reply(404, {})),
  });
  renderAsMaya([{ path: '/progress', Component: ProgressScreen }], '/progress');
  await screen.findByRole('heading', { name: "We couldn't load your progress" });
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Progress' })).toBeDefined();
});
