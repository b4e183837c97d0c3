import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { leaveThePage, keptAttempt, openTest, press } from '../../testing/render-test.tsx';
import { idAt, makeTest } from '../../testing/stub-test.ts';
import { findReported } from '../../keeping/report.ts';

it('asks before it reports, and Cancel changes nothing', async () => {
  await openTest();
  await press('Report Question');
  expect(screen.getByRole('alertdialog', { name: 'Report this question?' })).toBeTruthy();
  await press('Cancel');
  expect(findReported(keptAttempt())).toBeUndefined();
  expect(screen.getByText('Question 1 of 6')).toBeTruthy();
});

it('takes a report back by Undo, and tells nobody of it', async () => {
  const { server } = await openTest();
  await report();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Question 1 of 6')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report Question' })).toBeTruthy();
  await userEvent.keyboard('b');
  await expect.poll(() => server.listCalls('PATCH'), { timeout: 5_000 }).toHaveLength(1);
  expect(server.listCalls('PATCH')).toMatchObject([{ reportedQuestionId: null }]);
});

it('takes a report back by Ctrl+Z, after which another can be given', async () => {
  await openTest();
  await report();
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await press('Next');
  await report();
  expect(findReported(keptAttempt())).toBe(idAt(2));
});

it('sends a report that was still held when the test is submitted', async () => {
  const { server } = await openTest();
  await report();
  const [last] = screen.getAllByRole('button', { name: /^Question 6/ });
  if (last) await userEvent.click(last);
  await press('Submit Test');
  await press('Submit Anyway');
  await expect
    .poll(() => [...server.attempts.values()][0]?.reportedQuestionId, { timeout: 5_000 })
    .toBe(idAt(1));
});

it('sends a report whose page was closed when the next one opens', async () => {
  const test = makeTest();
  const { server } = await openTest({ test });
  await report();
  leaveThePage();
  await openTest({ test, server });
  await expect
    .poll(() => [...server.attempts.values()][0]?.reportedQuestionId, { timeout: 5_000 })
    .toBe(idAt(1));
});

it('leads on to the next question where all are on one page, too', async () => {
  await openTest({ test: makeTest({ config: { testLayout: 'vertical' } }) });
  await press('Report Question 1');
  await press('Report');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The dialog gives the focus back a moment later, if nobody has taken it.
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(document.activeElement?.textContent).toBe('Procedural memory depends on the hippocampus.');
});

async function report(): Promise<void> {
  await press('Report Question');
  await press('Report');
}
