import { countResults } from '@engram/core/attempts/count-results.ts';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { passTime, startClock } from '../../testing/clock.ts';
import { maya, reply } from '../../testing/stub-server.ts';
import { forgetWorkOfOthers } from '../../storage/unfinished-work.ts';
import { keepTaken } from '../keeping/taken-shares.ts';
import { findPlace, findTitle, openResults, press } from '../testing/render-results.tsx';
import type { ResultState } from './result-state.ts';
import { attemptId, choice, makeAttempt, makeState, questions } from '../testing/stub-results.ts';

beforeEach(() => keepOnDevice());

it('offers a visitor review and a menu of exports, and an account [RES-63] [RES-64] [EXP-02]', async () => {
  openResults({ state: sharedState(), user: null });
  expect(await findTitle()).toBe('Test Results');
  await press('Export PDF');
  for (const name of ['With Answer Key', 'Questions Only']) {
    expect(screen.getByRole('menuitem', { name })).toBeTruthy();
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
    '/register',
  );
  expect(screen.getAllByRole('button', { name: 'Explain Answer' }).length).toBeGreaterThan(0);
});

it('offers neither Review Incorrect nor a share nor a new test with its material [RES-64]', async () => {
  openResults({ state: sharedState(), user: null });
  await findTitle();
  const absent = ['Review Incorrect', 'New Test', 'Share Test', 'I was right'];
  expect(absent.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Return to Dashboard' })).toBeNull();
});

it('asks the server for no attempt', async () => {
  const asked = openResults({ state: sharedState({ attemptId }), user: null });
  await findTitle();
  expect(asked).toEqual([]);
});

it('says by which name it was answered', async () => {
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(null) });
  await findTitle();
  expect(screen.getByText(/^Memory and plasticity, .*, answered as Amina$/)).toBeTruthy();
});

it('stands beside the middle score of all who took the test', async () => {
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(60) });
  expect(await screen.findByText('The middle score of 24 people is 60%.')).toBeTruthy();
});

it('shows Time Efficiency where a timer ran, and tips [RES-17] [RES-20]', async () => {
  const settings = { enableTimer: true, timerDuration: 10 };
  const state = sharedState({ shared, settings, timeTakenSeconds: 150 });
  openResults({ state, user: null, answers: othersScored(null) });
  await findTitle();
  expect(screen.getByText('Time Efficiency')).toBeTruthy();
  expect(screen.getByText('Done in 2 min 30 s of 10 min.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Tips?$/ })).toBeTruthy();
});

it('says that time ran out', async () => {
  const settings = { enableTimer: true, timerDuration: 10 };
  const state = sharedState({ shared, settings, timeTakenSeconds: 600 });
  openResults({ state, user: null, answers: othersScored(null) });
  await findTitle();
  expect(screen.getAllByText('Time ran out, so we submitted what you had.').length).toBeGreaterThan(
    0,
  );
});

it('counts nothing for what the teacher is to judge, over all questions (D38)', async () => {
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(null) });
  await findTitle();
  expect(screen.getByText('2 of 6 correct')).toBeTruthy();
  expect(
    screen.getByText('1 answer is to be judged by the teacher and counts 0 points until then'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'To be judged 1' }));
  expect(screen.getByText('To be judged')).toBeTruthy();
  expect(screen.queryByText(/manual review/u)).toBeNull();
});

it('says when the middle score is the same', async () => {
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(33) });
  expect(await screen.findByText('The middle score of 24 people is also 33%.')).toBeTruthy();
});

it('asks for it once, however often the page is looked at again', async () => {
  startClock();
  const asked = openResults({
    state: sharedState({ shared }),
    user: null,
    answers: othersScored(60),
  });
  await screen.findByText('The middle score of 24 people is 60%.');
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await passTime(60_000);
  expect(asked).toHaveLength(1);
});

it('says nothing of others while they are few', async () => {
  startClock();
  const asked = openResults({
    state: sharedState({ shared }),
    user: null,
    answers: othersScored(null),
  });
  await findTitle();
  await expect.poll(() => asked.length).toBe(1);
  // What the reply says is drawn in a later turn.
  await passTime(1_000);
  expect(screen.queryByText(/middle score/)).toBeNull();
});

it.each([
  ['Create account', '/register'],
  ['Sign in', '/auth'],
])('leads by %s to where the result is kept', async (name, path) => {
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(null) });
  expect(await screen.findByText(/^It stays on this device for 3 days\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name }));
  expect(await findPlace()).toEqual({ path, state: { returnPath: '/test/K7Q2MD/keep' } });
});

it('tells a user who was signed in that it is in their history', async () => {
  openResults({
    state: sharedState({ uid: maya.uid, shared: { ...shared, isKept: true } }),
    answers: othersScored(null),
  });
  expect(await screen.findByText(/This result is in your history\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
});

it('offers a user to keep what they took before they signed in', async () => {
  openResults({ state: sharedState({ shared }), answers: othersScored(null) });
  const keep = await screen.findByRole('link', { name: 'Keep this result' });
  expect(keep.getAttribute('href')).toBe('/test/K7Q2MD/keep');
});

it('does not promise days where the browser had no room for it', async () => {
  const state = sharedState({ shared: { ...shared, isStored: false } });
  openResults({ state, user: null, answers: othersScored(null) });
  await findTitle();
  const words = 'This browser has no room to keep it. With a free account you keep it.';
  expect(screen.getByText(words)).toBeTruthy();
});

it('is removed from the device by whoever it is not of, after a question', async () => {
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(null) });
  await press('Not you? Remove it from this device');
  await press('Remove', await screen.findByRole('alertdialog', { name: 'Remove this result?' }));
  expect(await findPlace()).toMatchObject({ path: '/test/K7Q2MD' });
  expect(Object.keys(localStorage)).toEqual([]);
});

it('is not shown from the history of the tab once the device has it no more', async () => {
  localStorage.clear();
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(null) });
  expect(await findPlace()).toMatchObject({ path: '/ai-tests' });
});

it('is not shown from the history of the tab after 3 days', async () => {
  keepOnDevice(Date.now() - 3 * 24 * 60 * 60_000 - 1000);
  openResults({ state: sharedState({ shared }), user: null, answers: othersScored(null) });
  expect(await findPlace()).toMatchObject({ path: '/ai-tests' });
});

it("does not show a user's result to whoever comes after them", async () => {
  openResults({
    state: sharedState({ uid: maya.uid, shared: { ...shared, isKept: true } }),
    user: null,
    answers: othersScored(null),
  });
  expect(await findPlace()).toMatchObject({ path: '/ai-tests' });
});

it('draws what a question has in it, with the pictures that its taker may see', async () => {
  const picture = '0f0e0d0c-0b0a-8908-9706-050403640190';
  const asked = openResults({
    state: sharedState({
      shared,
      questions: [
        {
          ...choice,
          format: 'rich',
          text: `Which $T^2$?\n\n![A root](picture:${picture})`,
          explanation: 'It is **half** of it.',
        },
      ],
    }),
    user: null,
    answers: {
      ...othersScored(null),
      [`/api/shared-tests/K7Q2MD/pictures/${picture}`]: () => new Response(new Blob(['RIFF'])),
    },
  });
  await screen.findByAltText('A root');
  expect(await screen.findByRole('heading', { name: /^Which T squared ?\?$/ })).toBeTruthy();
  const question = asked.find(({ path }) => path.endsWith(picture));
  expect(new Headers(question?.init.headers).get('engram-attempt')).toBe(key);
  await press('Explain Answer');
  expect(screen.getByText('half').tagName).toBe('STRONG');
});

const key = '0198b000-0000-7000-8000-00000000000c';
const shared = { code: 'K7Q2MD', key, answeredAs: 'Amina', isKept: false, isStored: true };

/** As the device has it. */
function keepOnDevice(at = Date.now()) {
  const { attempt } = makeAttempt();
  const { outcomes, timeTakenSeconds } = attempt;
  keepTaken('K7Q2MD', {
    version: 1,
    key,
    name: 'Amina',
    title: 'Memory and plasticity',
    settings: { enableTimer: false, timerDuration: 15 },
    answers: attempt.answers,
    result: {
      results: countResults(outcomes, '2026-03-14T09:10:00.000Z'),
      outcomes,
      questions,
      timeTakenSeconds: timeTakenSeconds ?? 0,
      isKept: false,
    },
    uid: null,
    at,
  });
  // In the life of an earlier page.
  forgetWorkOfOthers();
}

/** As a visitor's. */
function sharedState(facts: Partial<ResultState> = {}): ResultState {
  const { uid: _, testConfig: __, ...rest } = makeState();
  const settings = { enableTimer: false, timerDuration: 15 };
  return { ...rest, isShared: true, settings, ...facts };
}

function othersScored(middleScore: number | null) {
  const test = {
    testId: 'K7Q2MD',
    title: 'Memory and plasticity',
    description: '',
    questions: [],
    settings: { enableTimer: false, timerDuration: 15 },
    createdAt: '2026-03-14T09:00:00.000Z',
    expiresAt: '2026-03-17T09:00:00.000Z',
    accessCount: 24,
    middleScore,
  };
  return { '/api/shared-tests/K7Q2MD': () => reply(200, test) };
}
