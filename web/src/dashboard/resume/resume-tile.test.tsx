import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maya } from '../../testing/stub-server.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { makeAttempt, makeTest, stubTests, testIdOf } from '../../attempts/testing/stub-tests.ts';
import { questionAt } from '../../generation/testing/stub-generation.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { keepTest } from '../../practice-tests/keeping/test-store.ts';
import { makeDue } from '../../reviews/testing/stub-due.ts';
import DashboardScreen from '../dashboard-screen.tsx';
import { ResumeTile } from './resume-tile.tsx';
import { useResumable } from './use-resumable.ts';

const answer = {
  questionId: questionAt(1).id,
  round: 0,
  answer: 'True',
  firstAnswer: null,
  attempts: 1,
  ownVerdict: null,
  revision: 1,
};

it('leads back into the attempt that is open on the server', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.openAttempt = makeAttempt({ answers: [answer] });
  renderTile();
  expect(await screen.findByRole('link', { name: 'Resume Memory' })).toBeDefined();
  expect(screen.getByText('1 of 4 answered')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Resume/ }).getAttribute('href')).toBe(
    '/ai-tests/test?attempt=0b0e7c52-7a4f-4d0c-9f0e-000000000500',
  );
});

it('leads back by an older server too, which does not name the tests of the others', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.openAttempt = makeAttempt({ answers: [answer] });
  server.openTestIds = undefined;
  renderTile();
  expect(await screen.findByRole('link', { name: 'Resume Memory' })).toBeDefined();
});

it.each([
  [1_800, '20 minutes left'],
  [660, '1 minute left'],
  [630, 'less than a minute left'],
  [600, 'the time is up'],
])(
  'tells the time that is left of %i seconds, by the clock of the server',
  async (limit, words) => {
    const server = stubTests([]);
    server.tests = [makeTest(1)];
    // Ten minutes ago.
    server.openAttempt = makeAttempt({ timeLimitSeconds: limit, answers: [answer] });
    renderTile();
    expect(await screen.findByText(words)).toBeDefined();
  },
);

it('tells the time that was left when the clock was stopped (D34)', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1)];
  const { startedAt } = makeAttempt();
  const pausedAt = new Date(Date.parse(startedAt) + 60_000).toISOString();
  const timed = { timeLimitSeconds: 600, pausedAt, pausedMs: 0 };
  server.openAttempt = makeAttempt({ ...timed, answers: [answer] });
  renderTile();
  expect(await screen.findByText('9 minutes left')).toBeDefined();
});

it('tells the time of an attempt that was left here, without a server (D34)', async () => {
  const server = stubTests([]);
  server.tests = [];
  const { config } = makeTest(1);
  const timed = makeTest(1, { config: { ...config, enableTimer: true, timerDuration: 30 } });
  keepTest(maya.uid, keptAsSaved(timed));
  const { id } = attemptsOf(maya.uid).begin(timed);
  attemptsOf(maya.uid).answer(id, { questionId: questionAt(1).id, answer: 'True' });
  attemptsOf(maya.uid).pause(id);
  renderTile();
  expect(await screen.findByText(/^(29|30) minutes left$/u)).toBeDefined();
});

it('discards the attempt after asking, and keeps it on Cancel (D34)', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.openAttempt = makeAttempt({ answers: [answer] });
  renderTile();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard Memory' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard this attempt?' });
  expect(dialog.textContent).toContain('What you have answered so far in “Memory” is deleted.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(server.asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Discard Memory' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  );
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(server.asked.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /api/attempts/0b0e7c52-7a4f-4d0c-9f0e-000000000500',
  ]);
});

it('counts what an endless test was answered so far', async () => {
  const server = stubTests([]);
  const { config } = makeTest(1);
  server.tests = [makeTest(1, { config: { ...config, isEndlessMode: true } })];
  server.openAttempt = makeAttempt({ answers: [answer] });
  renderTile();
  expect(await screen.findByText('1 answered so far')).toBeDefined();
});

it('knows the attempt of this browser also when the server does not', async () => {
  stubTests([]);
  const test = makeTest(1, { name: 'Memory' });
  keepTest(maya.uid, keptAsSaved(test));
  const { id } = attemptsOf(maya.uid).begin(test);
  attemptsOf(maya.uid).answer(id, { questionId: questionAt(2).id, answer: 'False' });
  renderTile();
  expect(await screen.findByText('1 of 4 answered')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Resume/ }).getAttribute('href')).toBe(
    `/ai-tests/test?attempt=${id}`,
  );
});

it('does not offer an attempt that was submitted here, though the server has not heard of it', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1)];
  server.openAttempt = makeAttempt({ answers: [answer] });
  attemptsOf(maya.uid).adopt(server.openAttempt);
  attemptsOf(maya.uid).submit(server.openAttempt.id, new Date());
  renderTile();
  await expect.poll(() => server.asked).toContain('GET /api/open-attempt');
  await screen.findByText('The rest of the page');
  expect(screen.queryByRole('link', { name: /^Resume/ })).toBeNull();
});

it('offers no test that was only opened, here or elsewhere', async () => {
  const server = stubTests([]);
  const test = makeTest(1, { name: 'Memory' });
  server.tests = [test];
  server.openAttempt = makeAttempt();
  keepTest(maya.uid, keptAsSaved(test));
  attemptsOf(maya.uid).begin(test);
  renderTile();
  await expect.poll(() => server.asked).toContain('GET /api/open-attempt');
  await screen.findByText('The rest of the page');
  expect(screen.queryByRole('link', { name: /^Resume/ })).toBeNull();
});

it('says how many other tests are unfinished, and leads to them', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.openAttempt = makeAttempt({ answers: [answer] });
  server.openTestIds = [testIdOf(1), testIdOf(2)];
  const here = makeTest(3);
  keepTest(maya.uid, keptAsSaved(here));
  const { id } = attemptsOf(maya.uid).begin(here);
  attemptsOf(maya.uid).answer(id, { questionId: questionAt(1).id, answer: 'True' });
  renderTile();
  const others = await screen.findByRole('link', { name: '2 more in Tests' });
  expect(others.getAttribute('href')).toBe('/tests');
});

function renderTile() {
  renderAsMaya([{ path: '/', Component: Page }], '/');
}

function Page() {
  const { found } = useResumable(maya.uid);
  return (
    <>
      {found && <ResumeTile uid={maya.uid} resumable={found} />}
      <p>The rest of the page</p>
    </>
  );
}

it('is the one main action where nothing is due, before that is said, with discarding below it (D33)', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.openAttempt = makeAttempt({ answers: [answer] });
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
  const goOn = await screen.findByRole('link', { name: 'Resume Memory' });
  expect(goOn.className).toContain('bg-petrol');
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  const nothing = screen.getByRole('heading', { name: 'Nothing is due today' });
  expect(goOn.compareDocumentPosition(nothing)).toBe(following);
  const discard = screen.getByRole('button', { name: 'Discard Memory' });
  expect(goOn.compareDocumentPosition(discard)).toBe(following);
});

it('stays beside what is due', async () => {
  const server = stubTests([]);
  server.due = makeDue({ cards: 3 });
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.openAttempt = makeAttempt({ answers: [answer] });
  renderAsMaya([{ path: '/dashboard', Component: DashboardScreen }], '/dashboard');
  const goOn = await screen.findByRole('link', { name: 'Resume Memory' });
  expect(goOn.className).not.toContain('bg-petrol');
  expect(goOn.closest('aside')).not.toBeNull();
});
