import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Assignment, LiveTaker } from '@engram/core/sharing/assignment.ts';
import { passTime, startClock } from '../../testing/clock.ts';
import { reply } from '../../testing/stub-server.ts';
import {
  code,
  liveNow,
  makeAssignment,
  makeLiveTaker,
  usualRules,
} from '../testing/stub-assignments.ts';
import { renderSharing, stubSharing } from '../testing/stub-sharing.tsx';
import LiveScreen from './live-screen.tsx';

const livePath = `GET /api/assignments/${code}/live`;
const closingPath = `PUT /api/assignments/${code}/closing`;

type Live = { assignment?: Assignment; takers?: LiveTaker[] };

const done = makeLiveTaker(3, {
  name: 'Zara Qureshi',
  state: 'done',
  submittedAt: '2026-11-13T09:09:00.000Z',
});

/** Friday 13 November, 10:10 where Maya teaches. */
function openLive({
  assignment = makeAssignment(),
  takers = [
    makeLiveTaker(1, { name: 'Cai Morgan', answered: 17 }),
    makeLiveTaker(2, { name: 'Freya Lund', answered: 13, deadlineAt: '2026-11-13T09:10:30.000Z' }),
    done,
  ],
}: Live = {}) {
  startClock();
  vi.setSystemTime(liveNow);
  const live = { assignment, takers, now: liveNow };
  const server = stubSharing({
    user: { timeZone: 'Europe/Berlin' },
    answers: {
      [livePath]: () => reply(200, live),
      [closingPath]: () => reply(200, { ...live.assignment, state: 'closed' }),
    },
  });
  renderSharing(`/assignments/${code}`, undefined, [
    { path: '/assignments/:code', Component: LiveScreen },
  ]);
  return { live, server, countCalls: () => callsOf(server, livePath).length };
}

function callsOf({ asked }: ReturnType<typeof stubSharing>, wanted: string) {
  return asked.filter(({ call }) => call === wanted);
}

it('counts who is done and who is answering, and says how far they are', async () => {
  openLive();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Plants: roots and water' }),
  ).toBeTruthy();
  expect(screen.getByText('Closes Friday 20 November, 15:00')).toBeTruthy();
  expect(screen.getByText('TK4 N9P')).toBeTruthy();
  const numbers = within(screen.getByLabelText('In numbers'));
  expect(numbers.getByText('of 3 who have started')).toBeTruthy();
  expect(numbers.getByText('Each at least 13 of 20')).toBeTruthy();
  expect(numbers.getByText('10:09')).toBeTruthy();
  const takers = within(screen.getByRole('region', { name: 'Takers' }));
  const bar = takers.getByRole('progressbar', { name: 'Answered by Cai Morgan' });
  expect(bar.getAttribute('aria-valuetext')).toBe('17 of 20');
  expect(takers.getByText('15 min left')).toBeTruthy();
  expect(takers.getByText('Less than 1 min left')).toBeTruthy();
  expect(takers.getByText('Zara Qureshi')).toBeTruthy();
});

it('marks what is late, collected or taken more than once, and counts those without a name', async () => {
  openLive({
    takers: [
      makeLiveTaker(7, { name: null, number: 2, repeats: 'device' }),
      { ...done, isLate: true, repeats: 'name' },
      { ...done, attemptId: makeLiveTaker(9).attemptId, name: 'Tom Hadley', isCollected: true },
    ],
  });
  expect(await screen.findByText('Taker 7')).toBeTruthy();
  expect(screen.getByText('Try 2')).toBeTruthy();
  expect(screen.getByText('Same device under another name')).toBeTruthy();
  expect(screen.getByText('Same name on another device')).toBeTruthy();
  expect(screen.getByText('Late')).toBeTruthy();
  expect(screen.getByText('Time ran out')).toBeTruthy();
});

it('asks every 3 seconds while it is seen, and not while it is not', async () => {
  const { live, countCalls } = openLive();
  await screen.findByText('17 of 20');
  const before = countCalls();
  live.takers = [makeLiveTaker(1, { name: 'Cai Morgan', answered: 18 })];
  await passTime(3_100);
  expect(await screen.findByText('18 of 20')).toBeTruthy();
  expect(countCalls()).toBe(before + 1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await passTime(9_000);
  expect(countCalls()).toBe(before + 1);
});

it('asks about a closed one no more', async () => {
  const { countCalls } = openLive({ assignment: makeAssignment({ state: 'closed' }), takers: [] });
  expect(await screen.findByText('No one took this test')).toBeTruthy();
  await passTime(9_000);
  expect(countCalls()).toBe(1);
});

it('gives five more minutes to those who are still answering', async () => {
  const { server } = openLive();
  await userEvent.click(await screen.findByRole('button', { name: 'Close now' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: '2 people are still answering' }),
  );
  expect(dialog.getByText('Cai Morgan, 17 of 20 · Freya Lund, 13 of 20')).toBeTruthy();
  expect(dialog.getByText(/The test closes by itself at 10:15\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Give 5 more minutes' }));
  await expect.poll(() => callsOf(server, closingPath)).toHaveLength(1);
  const [{ body } = { body: undefined }] = callsOf(server, closingPath);
  expect(body).toMatchObject({ closesAt: expect.stringMatching(/^2026-11-13T09:15:0/) });
});

it('closes at once and collects, where that is chosen', async () => {
  const { server } = openLive();
  await userEvent.click(await screen.findByRole('button', { name: 'Close now' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Collect their answers/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Collect their answers' }));
  expect(await screen.findByText('The test is closed.')).toBeTruthy();
  expect(callsOf(server, closingPath)[0]?.body).toEqual({ closesAt: null });
});

it('promises no collecting where late work is accepted', async () => {
  openLive({ assignment: makeAssignment({ rules: { ...usualRules, acceptsLate: true } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Close now' }));
  expect(
    await screen.findByText('They can go on, and what they hand in is marked as late.'),
  ).toBeTruthy();
  expect(screen.queryByText(/Collect/)).toBeNull();
});

it('says that reopening hides scores and answers again', async () => {
  const { server } = openLive({ assignment: makeAssignment({ state: 'closed', done: 28 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen the test' }));
  expect(
    dialog.getByText(
      '28 people can see their scores and the answers now. Both are hidden again until Saturday 14 November, 11:00.',
    ),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  await expect.poll(() => callsOf(server, closingPath)).toHaveLength(1);
  expect(callsOf(server, closingPath)[0]?.body).toEqual({ closesAt: '2026-11-14T10:00:00.000Z' });
});

it('says nothing of hiding where answers are shown at once, but that they stay', async () => {
  openLive({
    assignment: makeAssignment({
      state: 'closed',
      rules: { ...usualRules, answersShown: 'at-once' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(
    await screen.findByText('Those who have handed in can still see the answers while it is open.'),
  ).toBeTruthy();
});

it('moves the closing time, and not into the past', async () => {
  const { server } = openLive();
  await userEvent.click(await screen.findByRole('button', { name: 'Change closing time' }));
  const day = await screen.findByLabelText('Until, day');
  expect(day).toHaveProperty('value', '2026-11-20');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-12');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('This time has passed. Choose a later one.')).toBeTruthy();
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-23');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => callsOf(server, closingPath)).toHaveLength(1);
  expect(callsOf(server, closingPath)[0]?.body).toEqual({ closesAt: '2026-11-23T14:00:00.000Z' });
});
