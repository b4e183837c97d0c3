import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusManager } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { passTime, startClock } from '../../../testing/clock.ts';
import { closeTheTab, leaveThePage, press } from '../../testing/render-shared.tsx';
import {
  beginCall,
  StubAssignmentServer,
  submitCall,
} from '../../testing/stub-assignment-server.ts';
import { usualRules } from '../../testing/stub-assignments.ts';
import { handIn, openAssigned, startAssigned } from '../../testing/take-assigned.tsx';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

const untimed = { ...usualRules, timeLimitMinutes: null };

async function answerTwo(): Promise<void> {
  for (const [place, option] of [
    [6, /hippocampus/],
    [5, /False/],
  ] as const) {
    const [grid] = screen.getAllByRole('button', { name: new RegExp(`^Question ${place}`) });
    if (grid) await userEvent.click(grid);
    await userEvent.click(await screen.findByRole('radio', { name: option }));
  }
}

async function comeBack(): Promise<void> {
  await act(async () => focusManager.setFocused(false));
  await act(async () => focusManager.setFocused(true));
}

it('says what was handed in, when the test closes and when the answers come', async () => {
  const server = await startAssigned();
  await answerTwo();
  await handIn();
  expect(await screen.findByRole('heading', { name: 'Handed in, Lily' })).toBeTruthy();
  expect(screen.getByText('2 of 6 answered in less than a minute.')).toBeTruthy();
  expect(screen.getByText('Others are still working, so your score waits too.')).toBeTruthy();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toMatchObject([
    expect.stringMatching(/^Handed in/),
    expect.stringMatching(/^Test closes/),
    'Answerswith your score',
  ]);
  expect(screen.queryByRole('button', { name: 'See answers' })).toBeNull();
  expect(server.asked.map(({ call }) => call)).not.toContain('GET /shared-tests/TK4N9P/report');
});

it('shows the answers as soon as they may be, and hides them when the test is reopened', async () => {
  const server = await startAssigned();
  await answerTwo();
  await handIn();
  await screen.findByRole('heading', { name: 'Handed in, Lily' });
  server.shows = true;
  await comeBack();
  await press('See answers');
  expect(await screen.findByText('2 of 6 correct')).toBeTruthy();
  server.shows = false;
  await comeBack();
  expect(
    await screen.findByText('The answers are hidden again until the test closes.'),
  ).toBeTruthy();
  expect(screen.queryByText('2 of 6 correct')).toBeNull();
});

it('keeps no result on the device that a reload could show', async () => {
  const server = await startAssigned();
  await answerTwo();
  await handIn();
  await screen.findByRole('heading', { name: 'Handed in, Lily' });
  server.shows = true;
  await comeBack();
  await press('See answers');
  await screen.findByText('2 of 6 correct');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('correctAnswer');
  leaveThePage();
  server.shows = false;
  openAssigned({ server });
  expect(
    await screen.findByText('Others are still working, so your score waits too.'),
  ).toBeTruthy();
});

it('shows the answers by itself once the test has closed', async () => {
  startClock();
  const server = await startAssigned({
    server: new StubAssignmentServer({ closesAt: new Date(Date.now() + 120_000).toISOString() }),
  });
  await handIn();
  await screen.findByRole('heading', { name: 'Handed in, Lily' });
  await passTime(60_000);
  server.shows = true;
  await passTime(70_000);
  expect(await screen.findByRole('button', { name: 'See answers' })).toBeTruthy();
});

it('shows them at once where the rules say so', async () => {
  const server = new StubAssignmentServer({ rules: { ...untimed, answersShown: 'at-once' } });
  server.shows = true;
  await startAssigned({ server });
  await handIn();
  expect(await screen.findByRole('button', { name: 'See answers' })).toBeTruthy();
});

it('promises nothing where they are never shown', async () => {
  await startAssigned({
    server: new StubAssignmentServer({ rules: { ...untimed, answersShown: 'never' } }),
  });
  await handIn();
  expect(
    await screen.findByText('Your teacher has your answers. Scores are not shown for this test.'),
  ).toBeTruthy();
  expect(screen.queryByText('Test closes')).toBeNull();
});

it('says that time ended and what was saved counts, when the teacher closes meanwhile', async () => {
  startClock();
  const server = await startAssigned();
  await answerTwo();
  await passTime(6_000);
  act(() => server.collect());
  await passTime(17_000);
  expect(
    await screen.findByText(
      'Time ended before you handed in. What was saved by then counts: 2 of 6 answered.',
    ),
  ).toBeTruthy();
});

it('says so, too, when the page itself hands in because the teacher has closed', async () => {
  startClock();
  const server = await startAssigned();
  await answerTwo();
  server.head = { ...server.head, closesAt: new Date(Date.now() + 6_000).toISOString() };
  await passTime(17_000);
  expect(
    await screen.findByText(
      'Time ended before you handed in. What was saved by then counts: 2 of 6 answered.',
    ),
  ).toBeTruthy();
  expect(server.listCalls(submitCall)).toHaveLength(1);
});

it('tells a device that was offline past the end what counts', async () => {
  startClock();
  const server = await startAssigned();
  const [grid] = screen.getAllByRole('button', { name: /^Question 6/ });
  if (grid) await userEvent.click(grid);
  await userEvent.click(await screen.findByRole('radio', { name: /hippocampus/ }));
  await passTime(100);
  server.isDown = true;
  await answerTwo();
  await passTime(10_000);
  server.collect();
  server.isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(
    await screen.findByText(
      'Time ended before you handed in. What was saved by then counts: 1 of 6 answered. You had answered 2 on this device, but the others reached us too late.',
    ),
  ).toBeTruthy();
});

it('marks what came late', async () => {
  await startAssigned({ server: new StubAssignmentServer({ state: 'late' }) });
  await handIn();
  expect(await screen.findByText('Handed in late, and marked as late.')).toBeTruthy();
});

it('offers another try where there is one, with the next number', async () => {
  const server = await startAssigned({
    server: new StubAssignmentServer({ rules: { ...untimed, tries: 2 } }),
  });
  await answerTwo();
  await handIn();
  expect(await screen.findByText('You have 1 more try.')).toBeTruthy();
  await press('Take it again');
  await screen.findByRole('heading', { level: 1, name: 'Test' });
  expect(server.listCalls(beginCall)[1]?.body).toMatchObject({ name: 'Lily Shaw', number: 2 });
  expect(screen.queryByRole('button', { name: 'Question 6, answered' })).toBeNull();
  await handIn();
  await screen.findByRole('heading', { name: 'Handed in, Lily' });
  expect(screen.queryByRole('button', { name: 'Take it again' })).toBeNull();
});

it('lets somebody else at the same device begin under their own name', async () => {
  const server = await startAssigned();
  await handIn();
  await press('Not Lily Shaw? Change name');
  expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeTruthy();
  closeTheTab();
  openAssigned({ server });
  expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeTruthy();
});
