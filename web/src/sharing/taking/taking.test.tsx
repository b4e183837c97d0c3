import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { passTime, startClock } from '../../testing/clock.ts';
import { maya } from '../../testing/stub-server.ts';
import { forgetWorkOfOthers } from '../../storage/unfinished-work.ts';
import { forgetPage } from '../../testing/forget-page.ts';
import {
  findPlace,
  leaveThePage,
  openShared,
  press,
  questions,
  StubSharingServer,
} from '../testing/render-shared.tsx';
import {
  chooseHippocampus,
  goToLast,
  listKeptKeys,
  start,
  submitWithGaps,
} from '../testing/take-shared.ts';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

it('starts the runner with the shared questions, and tells the server of it [SHPG-20] [SHPG-22] [SHPG-02]', async () => {
  const server = await start({ name: 'Amina' });
  expect(
    screen.getByRole('heading', { name: 'Which structure is needed to form new memories?' }),
  ).toBeTruthy();
  expect(screen.getAllByText('Question 1 of 6').length).toBeGreaterThan(0);
  await expect.poll(() => server.listCalls('/start')).toHaveLength(1);
  expect(server.listCalls('/start')[0]).toMatchObject({
    call: 'POST /shared-tests/K7Q2MD/start',
    body: { elapsedMs: expect.any(Number) },
  });
  expect(server.listCalls('/start')[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

it("lists by '?' the keys of a test that has neither hints nor reports", async () => {
  await start();
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Choose an answer')).toBeTruthy();
  expect(dialog.queryByText('Hint')).toBeNull();
  expect(dialog.queryByText('Report Question')).toBeNull();
});

it('types straight into the field of a question that is written', async () => {
  await start();
  await goToLast();
  await userEvent.keyboard('Engram');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Engram');
});

it('runs although the start could not be told', async () => {
  const server = new StubSharingServer();
  server.refusals = { start: 410 };
  await start({ server });
  await userEvent.click(screen.getByRole('radio', { name: /hippocampus/ }));
  expect(screen.getByRole('radio', { name: /hippocampus/, checked: true })).toBeTruthy();
});

it('shows all questions on one page where that was shared [SHPG-22]', async () => {
  const settings = { enableTimer: false, timerDuration: 15, testLayout: 'vertical' } as const;
  await start({ server: new StubSharingServer({ settings }) });
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

it('has neither hint nor report nor study material nor lock screen [SHPG-23] [SHPG-24]', async () => {
  startClock();
  await start();
  expect(screen.queryByRole('button', { name: /Get Hint|Report Question/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Study Material/ })).toBeNull();
  act(() => void window.dispatchEvent(new Event('blur')));
  await passTime(1_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('counts the shared minutes down and submits at zero [SHPG-22] [SHPG-23] [SHPG-26]', async () => {
  startClock();
  const settings = { enableTimer: true, timerDuration: 20 };
  const server = new StubSharingServer({ settings });
  await start({ server });
  expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:\d\d)/);
  await passTime(20 * 60_000 + 1000);
  expect((await findPlace()).path).toBe('/test-results');
  expect(server.listCalls('/submit')[0]?.body).toMatchObject({ answers: {}, timeTaken: 1200 });
});

it('asks before it submits with gaps [SHPG-23]', async () => {
  await start();
  await goToLast();
  await press('Submit Test');
  const dialog = await screen.findByRole('alertdialog', { name: 'Unanswered Questions' });
  expect(within(dialog).getByText('You have 6 unanswered questions. Submit anyway?')).toBeTruthy();
});

it('asks before it is left, and keeps the answers for whoever opens the link again [SHPG-23]', async () => {
  const server = await start();
  await userEvent.click(screen.getByRole('radio', { name: /hippocampus/ }));
  await press('Back');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave Test?' });
  expect(
    within(dialog).getByText('Your answers stay on this device. Open the same link to go on.'),
  ).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave Test' }));
  expect(
    await screen.findByText('An attempt is open on this device: 1 of 6 answered.'),
  ).toBeTruthy();
  expect(server.listCalls('/submit')).toEqual([]);
  await press('Continue');
  expect(screen.getByRole('radio', { name: /hippocampus/, checked: true })).toBeTruthy();
});

it('says before it is left that the clock runs on, and lets it run (D34)', async () => {
  startClock();
  const settings = { enableTimer: true, timerDuration: 30 };
  await start({ server: new StubSharingServer({ settings }) });
  await press('Back');
  expect(
    screen.getByText(
      'Your answers stay on this device, but the clock runs on. Open the same link to go on.',
    ),
  ).toBeTruthy();
  await press('Leave Test');
  await passTime(10 * 60_000);
  await press('Continue');
  expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:5\d)$/u);
});

it('submits answers, count of questions, seconds and name, and no score of its own [SHPG-27] [SHPG-28] [SHPG-29]', async () => {
  startClock();
  const server = await start({ name: 'Amina' });
  await passTime(7000);
  await chooseHippocampus();
  await submitWithGaps();
  await findPlace();
  const [sent] = server.listCalls('/submit');
  expect(sent?.call).toBe('POST /shared-tests/K7Q2MD/submit');
  expect(sent?.key).toBe(server.listCalls('/start')[0]?.key);
  expect(sent?.body).toMatchObject({
    answers: { [questions[0]?.id ?? '']: 'b' },
    totalQuestions: 6,
    name: 'Amina',
  });
  expect(sent?.body).not.toHaveProperty('score');
  expect(timeTakenOf(server)).toBeGreaterThanOrEqual(7);
  expect(timeTakenOf(server)).toBeLessThan(60);
});

it('tells how many seconds each question stood before the taker, while the page was seen', async () => {
  startClock();
  const server = await start();
  await passTime(30_000);
  showPage('hidden');
  await passTime(300_000);
  showPage('visible');
  await press('Next');
  await passTime(60_000);
  await press('Previous');
  await submitWithGaps();
  await findPlace();
  expect(secondsOf(server, 0)).toBeGreaterThanOrEqual(30);
  expect(secondsOf(server, 0)).toBeLessThan(50);
  expect(secondsOf(server, 1)).toBeGreaterThanOrEqual(60);
  expect(secondsOf(server, 1)).toBeLessThan(80);
});

it('leads to /test-results with results, settings, questions and answers, flagged as shared [SHPG-30] [RES-63]', async () => {
  await start({ name: 'Amina' });
  await chooseHippocampus();
  await submitWithGaps();
  const { path, state } = await findPlace();
  expect(path).toBe('/test-results');
  expect(state).toMatchObject({
    isShared: true,
    results: { correctCount: 1, totalQuestions: 6 },
    settings: { enableTimer: false, timerDuration: 15 },
    questions: questions.map(({ id, correctAnswer }) => ({ id, correctAnswer })),
    userAnswers: [{ questionId: questions[0]?.id, answer: 'b' }],
    testName: 'Cell transport',
    shared: { code: 'K7Q2MD', answeredAs: 'Amina', isKept: false },
  });
});

it('says that it submits while it does [SHPG-02]', async () => {
  const server = await start();
  await expect.poll(() => server.listCalls('/start')).toHaveLength(1);
  server.gate = new Promise(() => undefined);
  await submitWithGaps();
  expect(await screen.findByText('Submitting your answers...')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it.each([
  [410, 'This test has expired and results cannot be submitted.'],
  [429, 'Too many submission attempts. Please try again later.'],
  [404, 'Failed to submit test results. Please try again.'],
  [400, 'Failed to submit test results. Please try again.'],
])(
  'returns to the intro when the submission answers %i, and says "%s" [SHPG-31] [SHPG-33] [SHPG-34] [BERR-39] [BERR-40] [BERR-41] [BERR-42]',
  async (status, message) => {
    const server = new StubSharingServer();
    server.refusals = { submit: status };
    await start({ server });
    await submitWithGaps();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('heading', { level: 1, name: 'Cell transport' })).toBeTruthy();
  },
);

it('keeps the answers after a failed submission, and submits the same again under the same key [SHPG-32]', async () => {
  const server = new StubSharingServer();
  server.refusals = { submit: 429 };
  await start({ server, name: 'Amina' });
  await chooseHippocampus();
  await submitWithGaps();
  const words = '1 of 6 answered. Your answers are kept on this device.';
  expect(await screen.findByText(words)).toBeTruthy();
  server.refusals = {};
  await press('Submit Again');
  expect((await findPlace()).path).toBe('/test-results');
  const [first, second] = server.listCalls('/submit');
  expect(second).toEqual(first);
});

it('finds them again in another page after a failed submission', async () => {
  const server = new StubSharingServer();
  server.refusals = { submit: 429 };
  await start({ server });
  await chooseHippocampus();
  await submitWithGaps();
  await screen.findByRole('button', { name: 'Submit Again' });
  leaveThePage();
  server.refusals = {};
  openShared({ server });
  await press('Submit Again');
  expect((await findPlace()).state).toMatchObject({ results: { correctCount: 1 } });
});

it('discards them when that is wanted, after a question', async () => {
  const server = new StubSharingServer();
  server.refusals = { submit: 410 };
  await start({ server });
  await submitWithGaps();
  await press('Discard answers');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard answers' }));
  expect(await screen.findByRole('button', { name: 'Start Test' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes on with the answers of this device after a crash, under the same key', async () => {
  const server = await start({ name: 'Amina' });
  await chooseHippocampus();
  leaveThePage();
  openShared({ server });
  expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
  await submitWithGaps();
  await findPlace();
  expect(server.listCalls('/submit')[0]).toMatchObject({
    key: server.listCalls('/start')[0]?.key,
    body: { name: 'Amina', answers: { [questions[0]?.id ?? '']: 'b' } },
  });
});

it("sends nothing of it as an attempt at a test of the user's own", async () => {
  startClock();
  const server = await start({ isSignedIn: true });
  await chooseHippocampus();
  window.dispatchEvent(new Event('online'));
  await passTime(60_000);
  expect(server.asked.filter(({ call }) => call.includes('/attempts'))).toEqual([]);
});

it("keeps a visitor's answers through the login of somebody, and a user's not through a log-out", async () => {
  await start();
  forgetWorkOfOthers(maya.uid);
  expect(listKeptKeys()).toContain('kept:visitor:begun:K7Q2MD');
  forgetPage();
  await start({ isSignedIn: true });
  expect(listKeptKeys()).toContain(`kept:${maya.uid}:shared:begun:K7Q2MD`);
  await chooseHippocampus();
  await press('Log out');
  expect(await screen.findByRole('button', { name: 'Start Test' })).toBeTruthy();
  expect(listKeptKeys()).toEqual([]);
});

it('goes on when the session of the taker ends under it, and submits all the same', async () => {
  const server = await start({ isSignedIn: true });
  await chooseHippocampus();
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
  await submitWithGaps();
  expect((await findPlace()).path).toBe('/test-results');
  expect(server.listCalls('/submit')).toHaveLength(1);
});

it('goes on with what a visitor began after they have signed in', async () => {
  const server = await start();
  await chooseHippocampus();
  leaveThePage();
  openShared({ server, isSignedIn: true });
  expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
});

it('shows the way to the result of this device when the test is opened again', async () => {
  const server = await start({ name: 'Amina' });
  await chooseHippocampus();
  await submitWithGaps();
  await findPlace();
  leaveThePage();
  openShared({ server });
  expect(await screen.findByText(/^Amina took this test on /)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'See your result' }));
  expect((await findPlace()).state).toMatchObject({
    isShared: true,
    results: { correctCount: 1 },
    shared: { code: 'K7Q2MD', answeredAs: 'Amina' },
  });
});

it('has forgotten it after 3 days', async () => {
  const server = await start();
  await submitWithGaps();
  await findPlace();
  leaveThePage();
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * 60_000 + 1000);
  openShared({ server });
  await screen.findByRole('button', { name: 'Start Test' });
  expect(screen.queryByText(/^You took this test on /)).toBeNull();
  expect(listKeptKeys()).toEqual([]);
});

it('marks the result of a user as theirs', async () => {
  await start({ isSignedIn: true });
  await submitWithGaps();
  const { state } = await findPlace();
  expect(state).toMatchObject({
    uid: maya.uid,
    shared: { answeredAs: 'Maya Okafor', isKept: true },
  });
});

it('does not say that the history has it when the session had ended meanwhile', async () => {
  const server = await start({ isSignedIn: true });
  server.hasSessionEnded = true;
  await submitWithGaps();
  const { state } = await findPlace();
  expect(state).toMatchObject({ shared: { isKept: false } });
  expect(state).not.toHaveProperty('uid');
});

it('refuses a name that nobody could read', async () => {
  openShared();
  await userEvent.type(await screen.findByLabelText('Your name (optional)'), '\u200B\u200B');
  await press('Start Test');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Use letters, numbers and symbols only.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Your name (optional)'));
});

function showPage(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function timeTakenOf(server: StubSharingServer): unknown {
  const body: unknown = server.listCalls('/submit')[0]?.body;
  return typeof body === 'object' && body !== null && 'timeTaken' in body ? body.timeTaken : null;
}

function secondsOf(server: StubSharingServer, index: number): unknown {
  const [sent] = server.listCalls('/submit');
  const id = questions[index]?.id ?? '';
  const body: unknown = sent?.body;
  if (typeof body !== 'object' || body === null || !('seconds' in body)) return undefined;
  return Object.entries(Object(body.seconds)).find(([key]) => key === id)?.[1];
}
