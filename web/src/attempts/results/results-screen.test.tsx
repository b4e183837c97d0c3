import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import {
  findPlace,
  findTitle,
  openResults,
  openRow,
  openStored,
  press,
  tellAttempt,
} from '../testing/render-results.tsx';
import {
  attemptId,
  choice,
  makeGiven,
  makeState,
  questions,
  several,
  truth,
  config,
} from '../testing/stub-results.ts';

describe('what comes with the navigation', () => {
  it('shows the results of a test under their title, with its name [RES-01] [BROUTE-07]', async () => {
    openResults({ state: makeState() });
    expect(await findTitle()).toBe('Memory and plasticity');
    expect(screen.getByText(/^Test Results, Custom, /)).toBeTruthy();
  });

  it('is named Test Results where nobody knows the name of the test [RES-01]', async () => {
    openResults({ state: makeState({ testName: undefined }) });
    expect(await findTitle()).toBe('Test Results');
  });

  it.each([
    { plan: 'free' as const, isPremium: false },
    { plan: 'student' as const, isPremium: true },
  ])('opens for a user of the $plan plan [ROLE-08]', async (user) => {
    openResults({ path: '/test-results/detailed', state: makeState(), user });
    expect(await findTitle()).toBe('Memory and plasticity');
  });

  it('counts questions and answers where nobody has counted yet, over the graded ones [RES-03] [RES-13]', async () => {
    openResults({ state: makeState() });
    expect(await screen.findByText('2 of 5 correct')).toBeTruthy();
    expect(screen.getAllByText('40%')).toHaveLength(1);
  });

  it('takes counted results as they are, also without questions [RES-03] [RES-12] [ENT-35] [ENT-36] [ENT-38]', async () => {
    openResults({ state: { results: counted } });
    expect(await screen.findByText('13 of 17 correct')).toBeTruthy();
    expect(screen.getAllByText('76%')).toHaveLength(1);
    expect(screen.getByText(/14 March 2026/)).toBeTruthy();
  });

  it('needs neither the configuration nor the material [RES-04]', async () => {
    openResults({ state: { questions, userAnswers: {} } });
    expect(await screen.findByText('0 of 6 correct')).toBeTruthy();
  });

  it('reads the text of old records from their field question (C29) [RES-61]', async () => {
    const { text, ...old } = choice;
    openResults({ state: { questions: [{ ...old, question: text }], userAnswers: {} } });
    expect(await screen.findByRole('heading', { name: 'What opens the channel?' })).toBeTruthy();
  });

  it('sends whoever comes without results to a new test, replacing history [RES-05]', async () => {
    openResults({});
    expect(await findPlace()).toEqual({ path: '/ai-tests', state: null });
    expect(screen.getByTestId('place').dataset['arrival']).toBe('REPLACE');
  });

  it('sends whoever comes with questions alone to a new test [RES-05]', async () => {
    openResults({ state: { questions } });
    expect(await findPlace()).toEqual({ path: '/ai-tests', state: null });
  });

  it('does not show the results of another user, which the history of a tab still has', async () => {
    openResults({ state: makeState({ uid: 'another' }) });
    expect(await findPlace()).toEqual({ path: '/ai-tests', state: null });
  });

  it('does not show a test of one’s own to somebody who is signed out', async () => {
    openResults({ state: makeState(), user: null });
    expect(await findPlace()).toEqual({ path: '/ai-tests', state: null });
  });

  it('prefers what the server has counted', async () => {
    const answered = makeGiven({ [choice.id]: 'a', [truth.id]: 'True' });
    openResults({
      state: makeState({ attemptId }),
      answers: {
        [`/api/attempts/${attemptId}`]: () => reply(200, tellAttempt({ answers: answered })),
      },
    });
    expect(await screen.findByText('2 of 6 correct')).toBeTruthy();
  });

  it('keeps what it has when the server does not answer', async () => {
    openResults({
      state: makeState({ attemptId }),
      answers: { [`/api/attempts/${attemptId}`]: () => reply(503, { error: 'Down' }) },
    });
    expect(await screen.findByText('2 of 5 correct')).toBeTruthy();
  });

  it('shows every question on the detailed page [BROUTE-06] [RES-34]', async () => {
    openResults({ path: '/test-results/detailed', state: makeState() });
    await findTitle();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      'What opens the channel?',
      'Magnesium blocks the receptor at rest.',
      'Which two must be present?',
      'Match each researcher to the idea.',
      'What flows in when the channel opens?',
      'At rest a blank ion blocks the receptor.',
    ]);
    expect(screen.getAllByRole('button', { name: 'Explain Answer' })).toHaveLength(6);
  });

  it('sends whoever opens the detailed page without results to a new test [RES-05]', async () => {
    openResults({ path: '/test-results/detailed' });
    expect(await findPlace()).toEqual({ path: '/ai-tests', state: null });
    expect(screen.getByTestId('place').dataset['arrival']).toBe('REPLACE');
  });

  it('sends a visitor of the detailed page to log in [BROUTE-06]', async () => {
    openResults({ path: '/test-results/detailed', state: makeState(), user: null });
    expect(await findPlace()).toMatchObject({ path: '/auth' });
  });
});

describe('the score', () => {
  it('draws correct against incorrect, with the unanswered ones, and says it [RES-09] [RES-25]', async () => {
    openResults({ state: makeState() });
    expect(await screen.findByRole('img', { name: '2 correct, 3 incorrect' })).toBeTruthy();
    expect(screen.getByText('1 question was not answered')).toBeTruthy();
  });

  it('notes how many questions need manual review [RES-14] [RES-15] [ENT-37]', async () => {
    openResults({ state: makeState() });
    expect(await screen.findByText('1 question needs manual review')).toBeTruthy();
  });

  it('has no such note when everything could be graded [ENT-37]', async () => {
    openResults({ state: makeState({ userAnswers: {} }) });
    await findTitle();
    expect(screen.queryByText(/manual review/)).toBeNull();
  });

  it('rounds the percentage [RES-10] [BLIM-26]', async () => {
    openResults({
      state: makeState({
        questions: [choice, truth, several],
        userAnswers: { [choice.id]: 'a', [truth.id]: 'True' },
      }),
    });
    const bar = await screen.findByRole('progressbar', { name: 'Overall Score' });
    expect(bar.getAttribute('aria-valuetext')).toBe('67%');
  });

  it('shows the score on a bar with the line of 70% [RES-16]', async () => {
    openResults({ state: makeState() });
    const bar = await screen.findByRole('progressbar', { name: 'Overall Score' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText('The line marks 70%, the level to aim for.')).toBeTruthy();
  });

  it('colours the score from 80, from 60 and below [RES-11] [BLIM-27]', async () => {
    openResults({ state: { results: { ...counted, score: 80 } } });
    expect(await fillOfScore()).toContain('fill-success');
    cleanup();
    openResults({ state: { results: { ...counted, score: 60 } } });
    expect(await fillOfScore()).toContain('fill-petrol');
    cleanup();
    openResults({ state: { results: { ...counted, score: 59 } } });
    expect(await fillOfScore()).toContain('fill-danger');
  });

  it('measures the time by the limit [RES-17] [BLIM-28]', async () => {
    const testConfig = { ...config, enableTimer: true, timerDuration: 30 };
    openResults({ state: makeState({ testConfig, timeTakenSeconds: 450 }) });
    const bar = await screen.findByRole('progressbar', { name: 'Time Efficiency' });
    expect(bar.getAttribute('aria-valuetext')).toBe('75%');
    expect(screen.getByText('Done in 7 min 30 s of 30 min.')).toBeTruthy();
  });

  it('says that time ran out, also to screen readers, and blames nobody with a zero', async () => {
    const testConfig = { ...config, enableTimer: true, timerDuration: 30 };
    openResults({ state: makeState({ testConfig, timeTakenSeconds: 1800 }) });
    const bar = await screen.findByRole('progressbar', { name: 'Time Efficiency' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Full time used');
    await waitFor(() => {
      const told = screen.getAllByText('Time ran out, so we submitted what you had.');
      expect(told.map((one) => one.closest('[role=status]') !== null)).toEqual([false, true]);
    });
  });

  it('says nothing of the kind to whoever was done a second before', async () => {
    const testConfig = { ...config, enableTimer: true, timerDuration: 30 };
    openResults({ state: makeState({ testConfig, timeTakenSeconds: 1799 }) });
    await findTitle();
    expect(screen.queryByText('Time ran out, so we submitted what you had.')).toBeNull();
  });

  it('shows no time where no timer ran [RES-18]', async () => {
    openResults({ state: makeState({ timeTakenSeconds: 450 }) });
    await findTitle();
    expect(screen.queryByText('Time Efficiency')).toBeNull();
  });

  it('names strengths and areas by type, and two tips below 70% [RES-19] [RES-20] [RES-21] [BLIM-42]', async () => {
    openResults({ state: makeState() });
    expect(await findings('Strengths')).toEqual([
      'True or false: 1 of 1.',
      'Fill in the blank: 1 of 1.',
    ]);
    expect(await findings('Areas to Improve')).toEqual([
      'Multiple choice: 0 of 1.',
      'Multiple answer: 0 of 1.',
      'Matching: 0 of 1.',
    ]);
    expect(await findings('Tips')).toEqual([
      'Read the sources of the questions you missed, then close them.',
      'Take the test again tomorrow: aim for 70%.',
    ]);
  });

  it('names the topics and the pages to read again', async () => {
    const asked = [
      { ...choice, topic: 'Receptors' },
      { ...truth, topic: 'Plasticity' },
    ];
    openResults({ state: makeState({ questions: asked, userAnswers: { [truth.id]: 'True' } }) });
    expect(await findings('Areas to Improve')).toContain('Receptors: 0 of 1. Reread page 3.');
  });

  it('tells how often the window was left under the lock screen, and counts it not (N25) [LOCK-09]', async () => {
    const testConfig = { ...config, lockScreen: true };
    openResults({ state: makeState({ testConfig, switches: [1000, 5000] }) });
    expect(
      await screen.findByText('You left the test window 2 times. This does not change the score.'),
    ).toBeTruthy();
    expect(screen.getByText('2 of 5 correct')).toBeTruthy();
  });

  it('says nothing of switches without the lock screen', async () => {
    openResults({ state: makeState({ switches: [1000] }) });
    await findTitle();
    expect(screen.queryByText(/You left the test window/)).toBeNull();
  });

  it('tells how the test was made', async () => {
    const making = {
      wanted: 20,
      delivered: 6,
      madeBy: 'built-in' as const,
      label: 'Made without AI from your text',
      notices: ["Made 6 of 20. That's all your text can support."],
      usedCharacters: 100,
      totalCharacters: 100,
      language: 'en',
    };
    openResults({ state: makeState({ making }) });
    expect(await screen.findByText('Made without AI from your text')).toBeTruthy();
    expect(screen.getByText("Made 6 of 20. That's all your text can support.")).toBeTruthy();
  });
});

describe('an endless test', () => {
  const endless = { ...config, isEndlessMode: true, preset: 'endless' as const };

  it('says what was attempted, right at the first try, and how much that is [RES-02] [RES-62]', async () => {
    const userAnswers = [
      ...makeGiven({ [truth.id]: 'True' }),
      ...makeGiven({ [choice.id]: 'a' }, { firstAnswer: 'b', attempts: 3 }),
    ];
    openResults({ state: makeState({ testConfig: endless, userAnswers }) });
    expect(await findTitle()).toBe('Endless Practice Results');
    expect(figures()).toEqual({ Attempted: '2', 'Correct on first try': '1', Accuracy: '50%' });
  });

  it('lists what was wrong with its attempts and the correct answer [RES-62]', async () => {
    const userAnswers = [
      ...makeGiven({ [truth.id]: 'True' }),
      ...makeGiven({ [choice.id]: 'a' }, { firstAnswer: 'b', attempts: 3 }),
    ];
    openResults({ state: makeState({ testConfig: endless, userAnswers }) });
    const row = await openRow(/What opens the channel/);
    expect(row.textContent).toContain('3 attempts');
    expect(within(row).getByRole('radio', { name: /Bound glutamate Correct answer/ })).toBeTruthy();
    expect(within(row).getByRole('radio', { name: /Extra magnesium Your answer/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: truth.text })).toBeNull();
  });

  it('shows no division by nothing [END-17]', async () => {
    openResults({ state: makeState({ testConfig: endless, userAnswers: {} }) });
    expect(await screen.findByText('No questions attempted yet.')).toBeTruthy();
    expect(figures()).toEqual({ Attempted: '0', 'Correct on first try': '0', Accuracy: '0%' });
  });

  it('has no detailed page, and offers to practise again [RES-32] [RES-33]', async () => {
    openResults({ state: makeState({ testConfig: endless }) });
    expect(await screen.findByRole('link', { name: 'Practice Again' })).toBeTruthy();
    await press('More');
    expect(screen.queryByRole('menuitem', { name: 'View Detailed Results' })).toBeNull();
  });
});

describe('stored results', () => {
  it('shows an attempt of the server on the same screen [BROUTE-09] [RES-07]', async () => {
    openStored();
    expect(await findTitle()).toBe('Memory and plasticity');
    expect(screen.getByText('Test Results, Custom, 14 March 2026, 10 min')).toBeTruthy();
    expect(screen.getByText('2 of 5 correct')).toBeTruthy();
  });

  it('reads "Loading results..." until they are there [RES-06]', async () => {
    openStored({ answers: { [`/api/attempts/${attemptId}`]: neverReply } });
    const status = await screen.findByText('Loading results...');
    expect(status.closest('[role=status]')).not.toBeNull();
  });

  it('says that a result does not exist [BROUTE-09]', async () => {
    openStored({
      answers: { [`/api/attempts/${attemptId}`]: () => reply(404, { code: 'not-found' }) },
    });
    expect(await findTitle()).toBe('Results not found');
  });

  it('asks nobody for an address that no result has', async () => {
    const asked = openResults({ path: '/view-results/nothing' });
    expect(await findTitle()).toBe('Results not found');
    expect(asked.map(({ path }) => path)).toEqual(['/api/auth/verify-token']);
  });

  it('says that loading failed, and tries again', async () => {
    let isDown = true;
    openStored({
      answers: {
        [`/api/attempts/${attemptId}`]: () =>
          isDown ? reply(400, { error: 'No' }) : reply(200, tellAttempt()),
      },
    });
    expect(await findTitle()).toBe('Failed to load results');
    isDown = false;
    screen.getByRole('button', { name: 'Try Again' }).click();
    expect(await screen.findByText('2 of 5 correct')).toBeTruthy();
  });

  it('goes on with an attempt that is not finished', async () => {
    openStored({ attempt: { state: 'open', results: null, outcomes: [] } });
    expect(await findPlace()).toEqual({
      path: `/ai-tests/test?attempt=${attemptId}`,
      state: null,
    });
  });

  it('sends a visitor to log in [BROUTE-09]', async () => {
    openResults({ path: `/view-results/${attemptId}`, user: null });
    expect(await findPlace()).toMatchObject({ path: '/auth' });
  });
});

const counted = {
  totalQuestions: 17,
  answeredQuestions: 17,
  correctCount: 13,
  incorrectCount: 4,
  unanswered: 0,
  score: 76,
  completedAt: '2026-03-14T12:00:00.000Z',
};

/** The sentences under a heading of the score. */
async function findings(title: string): Promise<(string | null)[]> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const sentences = heading.parentElement?.querySelectorAll('p') ?? [];
  return [...sentences].map(({ textContent }) => textContent);
}

async function fillOfScore(): Promise<string | null | undefined> {
  const bar = await screen.findByRole('progressbar', { name: 'Overall Score' });
  return bar.querySelector('rect')?.getAttribute('class');
}

function figures() {
  const section = screen.getByRole('region', { name: 'Score' });
  const names = [...section.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const values = [...section.querySelectorAll('dd')].map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}
