import type { Attempt } from '@engram/core/attempts/attempt.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { writeFlow, emptyFlow } from '../../../practice-tests/creation/flow.ts';
import { findWork, keepWork } from '../../../storage/unfinished-work.ts';
import type { StubAttemptServer } from '../../testing/stub-attempt-server.ts';
import { passTime, startClock } from '../../../testing/clock.ts';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { idAt, makeTest } from '../../testing/stub-test.ts';
import {
  findPlace,
  keptAttempt,
  leaveThePage,
  openTest,
  press,
  uid,
} from '../../testing/render-test.tsx';

it('asks before it leaves, in words that are true [RUN-30] [RUN-32]', async () => {
  await openTest();
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await press('Back');
  expect(screen.getByRole('alertdialog', { name: 'Leave Test?' })).toBeTruthy();
  expect(
    screen.getByText(
      'Your answers are saved. You can resume this test from Today or from Tests, or discard it there.',
    ),
  ).toBeTruthy();
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(keptAttempt()).toMatchObject({ phase: 'open', clock: { isPaused: false } });
});

it('says that the clock stops where one runs (D34)', async () => {
  await openTest({ test: makeTest({ config: { enableTimer: true, timerDuration: 30 } }) });
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await press('Back');
  expect(
    screen.getByText(
      'Your answers are saved and the clock stops. You can resume this test from Today or from Tests, or discard it there.',
    ),
  ).toBeTruthy();
});

it('promises to keep nothing where nothing was answered', async () => {
  await openTest();
  await press('Back');
  expect(
    screen.getByText(
      'You have not answered anything yet, so there is nothing to resume. You can take the test again from Tests.',
    ),
  ).toBeTruthy();
});

it('leaves for the dashboard, keeps the attempt and asks no more [RUN-33] [RUN-34]', async () => {
  const { server } = await openTest();
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await press('Back');
  await press('Leave Test');
  expect((await findPlace()).path).toBe('/dashboard');
  expect(closePage().defaultPrevented).toBe(false);
  await expect.poll(() => onlyAttempt(server).pausedAt, { timeout: 5_000 }).toBeTruthy();
  expect(onlyAttempt(server)).toMatchObject({ state: 'open', answers: [{ answer: 'b' }] });
});

it('goes on where it was left, with its answers and its clock (D34)', async () => {
  startClock();
  const test = makeTest({ config: { enableTimer: true, timerDuration: 30 } });
  const { server } = await openTest({ test });
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await passTime(10 * minute);
  await press('Back');
  await press('Leave Test');
  await findPlace();
  const later = Date.now() + 60 * minute;
  leaveThePage();
  startClock();
  vi.setSystemTime(later);
  await openTest({ test, server });
  expect(screen.getAllByRole('button', { name: 'Question 1, answered' })).toHaveLength(2);
  expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:5\d)$/u);
  await passTime(5 * minute);
  expect(screen.getByRole('timer').textContent).toMatch(/^(15:00|14:5\d)$/u);
  expect(onlyAttempt(server)).toMatchObject({ pausedAt: null });
});

it('leads away in every tab that shows the attempt', async () => {
  await openTest();
  act(() => attemptsOf(uid).pause(keptAttempt().id));
  expect((await findPlace()).path).toBe('/dashboard');
});

it('resets the flow that made the test when it is left [RUN-33]', async () => {
  const flow = { uid, name: 'test-creation' };
  keepWork(flow, writeFlow({ ...emptyFlow, studyMaterial: 'The study material.' }) ?? '');
  await openTest();
  expect(findWork(flow)).toContain('The study material.');
  await press('Back');
  await press('Leave Test');
  await findPlace();
  expect(findWork(flow)).toBeUndefined();
});

it('asks when the browser wants to close the page, until the test is over [RUN-34]', async () => {
  await openTest({ test: makeTest({ questions: makeTest().questions.slice(0, 1) }) });
  expect(closePage().defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await press('Submit Test');
  await findPlace();
  expect(closePage().defaultPrevented).toBe(false);
});

it('shows the lock screen when the window loses the focus, and notes it once [LOCK-03] [LOCK-05] [LOCK-06] [LOCK-08]', async () => {
  const { server } = await openTest({ test: makeTest({ config: { lockScreen: true } }) });
  await lose('blur');
  expect(screen.getByRole('alertdialog', { name: 'Tab Switch Detected' })).toBeTruthy();
  expect(
    screen.getByText(
      'You switched tabs or windows during the test. This has been recorded. Please stay focused on the test.',
    ),
  ).toBeTruthy();
  await press('Continue Test');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(keptAttempt().switches).toHaveLength(1);
  await expect
    .poll(() => [...server.attempts.values()][0]?.switches, { timeout: 5_000 })
    .toHaveLength(1);
});

it('goes on with the answers and the clock by "Continue Test" [LOCK-07]', async () => {
  const config = { lockScreen: true, enableTimer: true, timerDuration: 30 };
  await openTest({ test: makeTest({ config }) });
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  const { startedAt } = keptAttempt();
  await lose('blur');
  await press('Continue Test');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('radio', { name: 'B The hippocampus', checked: true })).toBeTruthy();
  expect(Object.values(keptAttempt().answers)).toMatchObject([{ questionId: idAt(1) }]);
  expect(screen.getByRole('timer').textContent).toMatch(/^(30:00|29:5\d)$/);
  expect(keptAttempt()).toMatchObject({ phase: 'open', startedAt });
});

it('shows it when the tab is hidden, which is one switch with the blur after it [LOCK-04]', async () => {
  await openTest({ test: makeTest({ config: { lockScreen: true } }) });
  await hideTab();
  expect(screen.getByRole('alertdialog', { name: 'Tab Switch Detected' })).toBeTruthy();
  expect(keptAttempt().switches).toHaveLength(1);
  await lose('blur');
  expect(keptAttempt().switches).toHaveLength(1);
});

it('notes the next switch after the learner came back [LOCK-08]', async () => {
  await openTest({ test: makeTest({ config: { lockScreen: true } }) });
  await lose('blur');
  await press('Continue Test');
  await lose('focus');
  await lose('blur');
  expect(keptAttempt().switches).toHaveLength(2);
});

it('has no lock screen where none was chosen [LOCK-01]', async () => {
  await openTest();
  await lose('blur');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(keptAttempt().switches).toEqual([]);
});

it('has none any more when the test is over [LOCK-02]', async () => {
  const questions = makeTest().questions.slice(0, 1);
  await openTest({ test: makeTest({ questions, config: { lockScreen: true } }) });
  await userEvent.click(screen.getByRole('radio', { name: 'B The hippocampus' }));
  await press('Submit Test');
  await findPlace();
  await lose('blur');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(keptAttempt().switches).toEqual([]);
});

const minute = 60_000;

function onlyAttempt(server: StubAttemptServer): Attempt {
  const [attempt] = server.attempts.values();
  if (!attempt) throw new Error('The server has no attempt.');
  return attempt;
}

async function lose(type: 'blur' | 'focus'): Promise<void> {
  await act(async () => void window.dispatchEvent(new Event(type)));
}

async function hideTab(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'visibilityState');
}

function closePage(): Event {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}
