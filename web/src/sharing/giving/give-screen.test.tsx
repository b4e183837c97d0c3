import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeTest, testId } from '../../attempts/testing/stub-results.ts';
import { startClock } from '../../testing/clock.ts';
import { resizeWindow } from '../../testing/resize-window.ts';
import { reply } from '../../testing/stub-server.ts';
import { code, liveNow, makeAssignment } from '../testing/stub-assignments.ts';
import { renderSharing, stubSharing } from '../testing/stub-sharing.tsx';
import GiveScreen from './give-screen.tsx';
import HandoutScreen from './handout-screen.tsx';

type Answers = NonNullable<Parameters<typeof stubSharing>[0]>['answers'];

/** Friday 13 November, 10:10 where Maya teaches. */
function openGive({
  answers = {},
  test = makeTest(),
}: { answers?: Answers; test?: typeof untimed } = {}) {
  startClock();
  vi.setSystemTime('2026-11-13T09:10:00Z');
  const server = stubSharing({
    test,
    user: { timeZone: 'Europe/Berlin' },
    answers: {
      'POST /api/assignments': () => reply(201, makeAssignment()),
      [`GET /api/assignments/${code}/live`]: () =>
        reply(200, { assignment: makeAssignment(), takers: [], now: liveNow }),
      ...answers,
    },
  });
  renderSharing(`/tests/${testId}/give`, undefined, [
    { path: '/tests/:testId/give', Component: GiveScreen },
    { path: '/assignments/:code/handout', Component: HandoutScreen },
  ]);
  return server;
}

const plain = makeTest();
const untimed = makeTest({ config: { ...plain.config, enableTimer: false } });

async function readSummary(): Promise<string | null> {
  const summary = within(await screen.findByRole('complementary', { name: 'In short' }));
  return summary.getAllByText(/take this test/)[0]?.textContent ?? null;
}

it('says in words what is set, at first and after each change', async () => {
  openGive({ test: untimed });
  expect(await readSummary()).toBe(
    'Anyone with the link can take this test once, without a time limit, until Friday 20 November, 11:00. ' +
      'They see their score and the answers after that. ' +
      'Questions and options come in a different order for everyone. ' +
      'When it closes, unfinished tests are handed in as they are. They type their name first.',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'No limit' }));
  await userEvent.click(screen.getByRole('radio', { name: '2' }));
  await userEvent.click(screen.getByRole('radio', { name: 'At once' }));
  expect(await readSummary()).toContain('twice, in 30 minutes each time, until');
  expect(await readSummary()).toContain('the answers as soon as they hand in.');
  expect(screen.getByText('Anyone who tries again has seen the answers by then.')).toBeTruthy();
});

it('takes the timer of the test for its limit', async () => {
  openGive({
    test: makeTest({ config: { ...plain.config, enableTimer: true, timerDuration: 25 } }),
  });
  expect(await readSummary()).toContain('once, in 25 minutes, until');
  await userEvent.click(screen.getByRole('button', { name: '5 minutes more' }));
  expect(await readSummary()).toContain('once, in 30 minutes, until');
});

it('gives the test with what was chosen, and shows its code', async () => {
  const server = openGive({ test: untimed });
  await userEvent.click(await screen.findByRole('switch', { name: 'Accept late work' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
  const day = screen.getByLabelText('Opens, day');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-16');
  const time = screen.getByLabelText('Opens, time');
  await userEvent.clear(time);
  await userEvent.type(time, '08:00');
  await userEvent.click(screen.getByRole('button', { name: 'Give the test' }));
  expect(await screen.findByRole('img', { name: 'Code T K 4 N 9 P' })).toBeTruthy();
  const given = server.asked.find(({ call }) => call === 'POST /api/assignments');
  expect(given?.body).toEqual({
    practiceTestId: testId,
    opensAt: '2026-11-16T07:00:00.000Z',
    closesAt: '2026-11-20T10:00:00.000Z',
    rules: {
      timeLimitMinutes: null,
      tries: 1,
      answersShown: 'after-closing',
      shufflesQuestions: true,
      shufflesOptions: true,
      acceptsLate: true,
      asksName: true,
    },
  });
});

it('lets the server say when it opens, where that is now', async () => {
  const server = openGive();
  await userEvent.click(await screen.findByRole('button', { name: 'Give the test' }));
  await screen.findByRole('img', { name: 'Code T K 4 N 9 P' });
  const given = server.asked.find(({ call }) => call === 'POST /api/assignments');
  expect(given?.body).not.toHaveProperty('opensAt');
});

it('does not take a closing time that has passed, and leads to it', async () => {
  const server = openGive();
  const day = await screen.findByLabelText('Closes, day');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-12');
  await userEvent.click(screen.getByRole('button', { name: 'Give the test' }));
  expect(screen.getByText('This time has passed. Choose a later one.')).toBeTruthy();
  expect(document.activeElement).toBe(day);
  expect(server.asked.map(({ call }) => call)).not.toContain('POST /api/assignments');
});

it('says why it could not be given, and is the same when it is given again', async () => {
  let isDown = true;
  const server = openGive({
    answers: {
      'POST /api/assignments': () =>
        isDown
          ? reply(409, { code: 'shares-full', message: 'You have too many links.' })
          : reply(201, makeAssignment()),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Give the test' }));
  expect(await screen.findByText(/We couldn't give the test\./)).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Give the test' }));
  await screen.findByRole('img', { name: 'Code T K 4 N 9 P' });
  const keys = server.asked.flatMap(({ call, key }) =>
    call === 'POST /api/assignments' ? [key] : [],
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('has one button, docked where the window is narrow', async () => {
  resizeWindow(390);
  openGive();
  const button = await screen.findByRole('button', { name: 'Give the test' });
  expect(button.closest('[data-bottom-bar]')).toBeTruthy();
  act(() => resizeWindow(1280));
  const beside = screen.getByRole('button', { name: 'Give the test' });
  expect(beside.closest('[data-bottom-bar]')).toBeNull();
});

it('leads on from the code to who takes the test', async () => {
  openGive();
  await userEvent.click(await screen.findByRole('button', { name: 'Give the test' }));
  expect(await screen.findByText('Open now. Closes Friday 20 November, 15:00.')).toBeTruthy();
  expect(screen.getByText('engram.example/join')).toBeTruthy();
  expect(screen.getByLabelText('Or send the link')).toHaveProperty(
    'value',
    'https://engram.example/test/TK4N9P',
  );
  expect(screen.getByRole('link', { name: 'Watch it live' }).getAttribute('href')).toBe(
    '/assignments/TK4N9P',
  );
});
