import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StubAttemptServer } from '../testing/stub-attempt-server.ts';
import { makeTest, questions } from '../testing/stub-test.ts';
import { forgetPage } from '../../testing/forget-page.ts';
import { findPlace, keptAttempt, leaveThePage, openTest } from '../testing/render-test.tsx';

it.each([
  ['quiz', 'Quiz Assessment'],
  ['test', 'Comprehensive Test'],
  ['custom', 'Custom Test'],
] as const)('is called by its preset: %s is %s [RUN-01]', async (preset, title) => {
  await openTest({ test: makeTest({ config: { preset } }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

it('says so when there are no questions [RUN-02]', async () => {
  await openTest({ path: '/ai-tests/test', isKept: false });
  expect(screen.getByRole('heading', { name: 'No Questions Available' })).toBeTruthy();
  expect(screen.getByText('There are no questions to display for this test.')).toBeTruthy();
});

it('begins an attempt at a test that only the server has [BROUTE-05]', async () => {
  const { server } = await openTest({ isKept: false });
  await screen.findByText('Question 1 of 6');
  expect(await findCalls(server, 'PUT /attempts/')).toHaveLength(1);
});

it('goes on with the open attempt of the test instead of beginning another', async () => {
  const server = new StubAttemptServer(makeTest());
  await openTest({ server });
  await userEvent.click(await screen.findByRole('radio', { name: 'B The hippocampus' }));
  const { id } = keptAttempt();
  leaveThePage();
  await openTest({ server });
  expect(keptAttempt().id).toBe(id);
});

it('finds the open attempt of this browser without any address', async () => {
  const server = new StubAttemptServer(makeTest());
  await openTest({ server });
  leaveThePage();
  await openTest({ server, path: '/ai-tests/test' });
  expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
});

it('goes on with an attempt that was begun on another device', async () => {
  const server = new StubAttemptServer(makeTest());
  await openTest({ server });
  await userEvent.click(await screen.findByRole('radio', { name: 'B The hippocampus' }));
  await expect
    .poll(() => [...server.attempts.values()][0]?.answers, { timeout: 5_000 })
    .toHaveLength(1);
  forgetPage();
  const other = new StubAttemptServer(makeTest());
  for (const [id, attempt] of server.attempts) other.attempts.set(id, attempt);
  await openTest({ server: other, path: '/ai-tests/test', isKept: false });
  const [cell] = await screen.findAllByRole('button', { name: 'Question 1, answered' });
  if (cell) await userEvent.click(cell);
  expect(screen.getByRole('radio', { name: 'B The hippocampus', checked: true })).toBeTruthy();
});

it('leads to the results of an attempt that is over', async () => {
  const server = new StubAttemptServer(makeTest({ questions: questions.slice(0, 1) }));
  const test = makeTest({ questions: questions.slice(0, 1) });
  await openTest({ server, test });
  await userEvent.click(await screen.findByRole('radio', { name: 'B The hippocampus' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit Test' }));
  await findPlace();
  const { id } = keptAttempt();
  leaveThePage();
  await openTest({ server, test, path: `/ai-tests/test?attempt=${id}` });
  expect((await findPlace()).path).toBe(`/view-results/${id}`);
});

it('offers to try again when the server cannot be reached', async () => {
  const server = new StubAttemptServer(makeTest());
  server.isDown = true;
  await openTest({ server, isKept: false });
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
});

async function findCalls(server: StubAttemptServer, call: string) {
  await expect.poll(() => server.listCalls(call), { timeout: 5_000 }).not.toEqual([]);
  return server.listCalls(call);
}
