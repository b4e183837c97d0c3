import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { useSession } from '../../accounts/session/session.tsx';
import DashboardScreen from '../../dashboard/dashboard-screen.tsx';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { findKeptTest, keepTest } from '../../practice-tests/keeping/test-store.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { maya, reply } from '../../testing/stub-server.ts';
import HistoryScreen from '../history/history-screen.tsx';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { makeAttempt, makeSummary, makeTest, scoresOf, stubTests } from '../testing/stub-tests.ts';

const deletion = 'DELETE /api/tests/0b0e7c52-7a4f-4d0c-9f0e-000000000001';

it('lists a deleted test nowhere at once, and the server hears of it when the offer to undo is over', async () => {
  const server = stubTests([
    makeSummary(1, { name: 'Memory', scores: scoresOf(60) }),
    makeSummary(2, { name: 'Cells' }),
  ]);
  const test = makeTest(1);
  keepTest(maya.uid, keptAsSaved(test));
  const { id } = attemptsOf(maya.uid).begin(test);
  await deleteMemory();
  expect(await screen.findByText('“Memory” was deleted.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Memory' })).toBeNull());
  expect(screen.getByRole('radio', { name: 'All 1' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Under 70% 0' })).toBeDefined();
  expect(server.asked).not.toContain(deletion);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(server.asked).toContain(deletion));
  await waitFor(() => expect(findKeptTest(maya.uid, test.id)).toBeUndefined());
  expect(attemptsOf(maya.uid).find(id)).toBeUndefined();
  expect(screen.queryByRole('link', { name: 'Memory' })).toBeNull();
});

it('keeps the keyboard in the list', async () => {
  stubTests([makeSummary(1, { name: 'Memory' }), makeSummary(2, { name: 'Cells' })]);
  await deleteMemory();
  const next = await screen.findByRole('button', { name: 'More for Cells' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.queryByRole('link', { name: 'Memory' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
});

it.each(['Undo', 'Ctrl+Z'])('brings the test back by %s, and nobody hears of it', async (way) => {
  const server = stubTests([makeSummary(1, { name: 'Memory' }), makeSummary(2, { name: 'Cells' })]);
  keepTest(maya.uid, keptAsSaved(makeTest(1)));
  await deleteMemory();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Memory' })).toBeNull());
  if (way === 'Undo') await userEvent.click(undo);
  else await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('“Memory” was deleted.')).toBeNull());
  expect(server.asked).not.toContain(deletion);
  expect(findKeptTest(maya.uid, makeTest(1).id)).toBeDefined();
});

it('says that there are no tests when the last one was deleted, and has it back', async () => {
  stubTests([makeSummary(1, { name: 'Memory' })]);
  await deleteMemory();
  expect(await screen.findByText('No tests yet')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
});

it('does not offer to continue a test that was deleted', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  const answer = { answer: 'True', firstAnswer: null, attempts: 1, ownVerdict: null };
  const { questionIds } = makeAttempt();
  server.openAttempt = makeAttempt({
    answers: [{ ...answer, questionId: questionIds[0] ?? '', round: 0, revision: 1 }],
  });
  await deleteMemory();
  await userEvent.click(screen.getByRole('link', { name: 'To Today' }));
  await screen.findByRole('heading', { name: 'Nothing is due today' });
  expect(screen.queryByRole('link', { name: 'Resume Memory' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Resume Memory' })).toBeDefined();
});

it('is carried out when the page is left', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  await deleteMemory();
  await screen.findByRole('button', { name: 'Undo' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(server.asked.filter((asked) => asked === deletion)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(server.asked.filter((asked) => asked === deletion)).toHaveLength(1);
});

it('is carried out before the session ends', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' })]);
  await deleteMemory();
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(server.asked).toContain('POST /api/auth/logout'));
  const order = server.asked.filter((asked) => asked === deletion || asked.endsWith('logout'));
  expect(order).toEqual([deletion, 'POST /api/auth/logout']);
});

it('says when a test was not deleted, and has it back', async () => {
  const server = stubTests([makeSummary(1, { name: 'Memory' }), makeSummary(2)]);
  server.refusals[deletion] = [() => reply(403, { message: 'Not now' })];
  await deleteMemory();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText("We couldn't delete “Memory”. Not now")).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Memory' })).toBeDefined();
});

async function deleteMemory() {
  const pages = [
    { path: '/tests', Component: TestsPage },
    { path: '/dashboard', Component: DashboardScreen },
  ];
  renderAsMaya(pages, '/tests');
  await userEvent.click(await screen.findByRole('button', { name: 'More for Memory' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
}

function TestsPage() {
  const { logOut } = useSession();
  return (
    <>
      <HistoryScreen />
      <button onClick={logOut}>Log Out</button>
      <Link to="/dashboard">To Today</Link>
    </>
  );
}
