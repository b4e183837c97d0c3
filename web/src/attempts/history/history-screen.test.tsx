import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { makeSummary, notTaken, scoresOf, stubTests } from '../testing/stub-tests.ts';
import HistoryScreen from './history-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

it('lists the tests with attempts, trend, last score and when they were taken [ROUTE-21]', async () => {
  stubTests([
    makeSummary(1, {
      name: 'Memory',
      preset: 'test',
      questionCount: 15,
      materialTitle: 'Lecture 6.pdf',
      scores: scoresOf(48, 61, 70, 81, 92),
    }),
  ]);
  const row = within(await openFirstRow());
  expect(row.getByRole('link', { name: 'Memory' }).getAttribute('href')).toBe(
    '/results/0b0e7c52-7a4f-4d0c-9f0e-000000000001',
  );
  expect(row.getByText('Test, 15 questions, Lecture 6.pdf')).toBeDefined();
  expect(row.getByRole('cell', { name: '5' })).toBeDefined();
  expect(row.getByRole('img', { name: 'Scores: 48, 61, 70, 81, 92 percent' })).toBeDefined();
  expect(row.getByText('11 points').textContent).toBe('Up 11 points');
  expect(row.getByText('92%').className).toContain('bg-success-soft');
  expect(row.getByRole('cell', { name: 'Today, 09:12' })).toBeDefined();
});

it.each([
  [[70], 'First attempt'],
  [[70, 64], 'Down 6 points'],
  [[70, 71], 'Up 1 point'],
  [[70, 70], 'No change'],
])('says of the scores %j: %s', async (scores, words) => {
  stubTests([makeSummary(1, { scores: scoresOf(...scores) })]);
  const row = await openFirstRow();
  expect(row.textContent).toContain(words);
});

it('offers to take a test that was not taken, to retake one that was, and to resume one that is open', async () => {
  const openAttemptId = '0b0e7c52-7a4f-4d0c-9f0e-000000000500';
  stubTests([
    makeSummary(1, { name: 'New', scores: notTaken }),
    makeSummary(2, { name: 'Old' }),
    makeSummary(3, { name: 'Open', openAttemptId }),
  ]);
  await openFirstRow();
  expect(targetOf('Take Test New')).toBe('/tests/0b0e7c52-7a4f-4d0c-9f0e-000000000001/retake');
  expect(screen.getByText('Not taken yet')).toBeDefined();
  expect(targetOf('Retake Old')).toBe('/tests/0b0e7c52-7a4f-4d0c-9f0e-000000000002/retake');
  expect(targetOf('Resume Open')).toBe(`/ai-tests/test?attempt=${openAttemptId}`);
  expect(screen.queryByRole('link', { name: 'Retake Open' })).toBeNull();
});

it('shows the numbers above the list', async () => {
  stubTests([makeSummary(1)]);
  await openFirstRow();
  const figures = await screen.findAllByRole('term');
  const texts = figures.map((figure) => figure.parentElement?.textContent);
  expect(texts).toEqual([
    'Tests1From your own material',
    'Attempts376 this week',
    'Average, last 30 days81%Up 9 points from the 30 days before',
    'Ready to retake3Last score under 70%',
  ]);
});

it('says so where there is no average', async () => {
  const server = stubTests([makeSummary(1)]);
  server.statistics = { ...server.statistics, average: null, averageBefore: null };
  await openFirstRow();
  expect(await screen.findByText('No tests taken in this time')).toBeDefined();
});

it('searches when typing rests, and keeps the search in the address', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' }), makeSummary(2, { name: 'Cells' })]);
  await openFirstRow();
  await userEvent.click(screen.getByLabelText('Search your tests'));
  await userEvent.paste('memo');
  await waitFor(() => expect(screen.queryByText('Cells')).toBeNull());
  expect(address()).toBe('/tests?search=memo');
  expect(server.asked.filter((asked) => asked.includes('search='))).toEqual([
    'GET /api/tests?filter=all&order=last-taken&page=1&search=memo',
  ]);
  expect(screen.getByText('1 test found')).toBeDefined();
});

it('keeps a filter and an order that are chosen before typing has rested', async () => {
  stubTests([makeSummary(1, { name: 'Memory', scores: scoresOf(60) })]);
  await openFirstRow();
  await userEvent.click(screen.getByLabelText('Search your tests'));
  await userEvent.paste('memo');
  await userEvent.click(screen.getByRole('radio', { name: 'Under 70% 1' }));
  await waitFor(() => expect(address()).toBe('/tests?search=memo&filter=under-70'));
  await userEvent.type(screen.getByLabelText('Search your tests'), 'r');
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Lowest score first');
  await waitFor(() =>
    expect(address()).toBe('/tests?search=memor&filter=under-70&order=lowest-score'),
  );
});

it('keeps both of two choices that come before the screen is drawn again', async () => {
  stubTests([makeSummary(1, { name: 'Memory', scores: scoresOf(60) })]);
  await openFirstRow();
  const [filter, sort] = [
    screen.getByRole('radio', { name: 'Under 70% 1' }),
    screen.getByLabelText('Sort'),
  ];
  act(() => {
    filter.click();
    fireEvent.change(sort, { target: { value: 'lowest-score' } });
  });
  await waitFor(() => expect(address()).toBe('/tests?filter=under-70&order=lowest-score'));
  await userEvent.selectOptions(sort, 'Last taken first');
  await waitFor(() => expect(address()).toBe('/tests?filter=under-70'));
});

it('opens as the address says, and follows Back', async () => {
  stubTests([
    makeSummary(1, { name: 'Memory', scores: scoresOf(60) }),
    makeSummary(2, { name: 'Cells', scores: scoresOf(95) }),
  ]);
  openHistory('/tests', '/tests?search=mem&filter=under-70&order=name');
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
  expect(screen.getByLabelText('Search your tests')).toHaveProperty('value', 'mem');
  expect(screen.getByRole('radio', { name: 'Under 70% 1' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Sort')).toHaveProperty('value', 'name');
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByRole('link', { name: 'Cells' })).toBeDefined();
  expect(screen.getByLabelText('Search your tests')).toHaveProperty('value', '');
});

it('takes no harm from an address that makes no sense', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  openHistory('/tests?filter=red&order=random&page=-3');
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
});

it('filters those under 70%, and says when there are none', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  await openFirstRow();
  await userEvent.click(screen.getByRole('radio', { name: 'Under 70% 0' }));
  expect(await screen.findByText('No test under 70%')).toBeDefined();
  expect(address()).toBe('/tests?filter=under-70');
  await userEvent.click(screen.getByRole('button', { name: 'Show all tests' }));
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
});

it('sorts by what is chosen', async () => {
  const server = stubTests([makeSummary(1)]);
  await openFirstRow();
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Lowest score first');
  await waitFor(() =>
    expect(server.asked).toContain('GET /api/tests?filter=all&order=lowest-score&page=1'),
  );
});

it('says that nothing was found, and clears the search', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  openHistory('/tests?search=quantum');
  expect(await screen.findByText('Nothing found for “quantum”')).toBeDefined();
  const [clear] = screen.getAllByRole('button', { name: 'Clear Search' }).toReversed();
  if (clear) await userEvent.click(clear);
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Search your tests'));
});

it('turns pages', async () => {
  stubTests([1, 2, 3].map((number) => makeSummary(number))).pageSize = 2;
  await openFirstRow();
  expect(screen.getByText('1 to 2 of 3')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('3 to 3 of 3')).toBeDefined();
  expect(address()).toBe('/tests?page=2');
});

it('goes to the last page when the address is beyond it', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  openHistory('/tests?page=7');
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
  expect(address()).toBe('/tests');
});

it('says that there are no tests yet, and how to make one', async () => {
  stubTests([]);
  openHistory('/tests');
  expect(await screen.findByText('No tests yet')).toBeDefined();
  expect(targetOf('Create a Test')).toBe('/create');
  expect(screen.queryByLabelText('Search your tests')).toBeNull();
});

it('says that it is loading', async () => {
  stubTests([]).refusals = {
    'GET /api/tests': [neverReply],
    'GET /api/test-statistics': [neverReply],
  };
  openHistory('/tests');
  expect(await screen.findByText('Loading your tests')).toBeDefined();
  expect(screen.getByText('Loading your numbers')).toBeDefined();
});

it('says when the tests could not be loaded, and tries again', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  server.refusals['GET /api/tests'] = [() => reply(403, { message: 'Not now' })];
  openHistory('/tests');
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
});

async function openFirstRow() {
  openHistory('/tests');
  const table = await screen.findByRole('table', { name: 'Tests' });
  const [, row] = within(table).getAllByRole('row');
  if (!row) throw new Error('The table is empty');
  return row;
}

function openHistory(...entries: string[]) {
  renderAsMaya([{ path: '/tests', Component: HistoryWithBack }], ...entries);
}

function HistoryWithBack() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <HistoryScreen />
      <p data-testid="address">{`${pathname}${search}`}</p>
      <button onClick={() => void navigate(-1)}>Go back</button>
    </>
  );
}

function targetOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}

function address() {
  return screen.getByTestId('address').textContent;
}
