import type { AttemptSummary } from '@engram/core/attempts/attempt.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../testing/stub-server.ts';
import { questionAt } from '../../generation/testing/stub-generation.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { makeAttempt, makeTest, notTaken, stubTests, testIdOf } from '../testing/stub-tests.ts';
import { forgetPage } from '../../testing/forget-page.ts';
import TestDetailScreen from './test-detail-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-20T12:00:00Z'));

const id = '0b0e7c52-7a4f-4d0c-9f0e-000000000001';

it('says what the test is', async () => {
  await openTest();
  expect(screen.getByRole('heading', { level: 1, name: 'Memory' })).toBeDefined();
  expect(screen.getByText('Quiz, 4 questions, made 2 March 2026 from notes.pdf')).toBeDefined();
  expect(screen.getByRole('link', { name: 'My tests' }).getAttribute('href')).toBe('/tests');
});

it('shows the attempts over time, in a picture that says the same in words', async () => {
  await openTest();
  const [chart] = await screen.findAllByRole('img', {
    name: 'Scores of 3 attempts: 48, 61 and 92 percent',
  });
  expect(chart?.textContent).toContain('48%');
  expect(chart?.textContent).toContain('2 Mar');
  expect(screen.getByText(/44 points since the first/).textContent).toBe(
    'Up44 points since the first',
  );
});

it('lists the attempts, newest first, each with its result [BROUTE-08]', async () => {
  await openTest();
  const attempts = within(await screen.findByRole('region', { name: 'Attempts' }));
  expect(attempts.getByRole('heading', { name: '3 attempts' })).toBeDefined();
  expect(attempts.getByText('Best 92%')).toBeDefined();
  expect(attempts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '92%14 Mar, 8 min 56 sView',
    '61%5 Mar, 8 min 56 sView',
    '48%2 Mar, 8 min 56 sView',
  ]);
  const [view] = attempts.getAllByRole('link');
  expect(view?.getAttribute('href')).toBe(`/view-results/${testIdOf(103)}`);
});

it('says of more attempts than are listed what all came to, and leads on to the rest of them', async () => {
  const server = stubMemory();
  const day = '2026-03-14T09:12:00.000Z';
  const attempts = Array.from({ length: 100 }, (_, n) => makeAttemptSummary(300 - n, 80, day));
  server.attempts = { ...server.attempts, attempts, total: 140, best: 97, firstScore: 30 };
  openDetail();
  const list = within(await screen.findByRole('region', { name: 'Attempts' }));
  expect(list.getByRole('heading', { name: '140 attempts' })).toBeDefined();
  expect(list.getByText('Best 97%')).toBeDefined();
  expect(screen.getByText(/50 points since the first/)).toBeDefined();
  expect(screen.getByText(/Of the last 100 of 140 attempts\./)).toBeDefined();
  await userEvent.click(list.getByRole('button', { name: 'Show the last 100 attempts' }));
  expect(list.getAllByRole('listitem')).toHaveLength(100);
  expect(document.activeElement).toBe(list.getAllByRole('listitem')[5]);
});

it('shows how each question went, the hardest first', async () => {
  await openTest();
  const section = within(await screen.findByRole('region', { name: 'Per-question difficulty' }));
  const rows = () =>
    section.getAllByRole('listitem').map((row) => row.firstElementChild?.textContent);
  expect(rows()).toEqual(['2', '3', '1', '4']);
  expect(section.getByRole('img', { name: 'wrong, wrong, right' })).toBeDefined();
  expect(section.getByRole('img', { name: 'not answered, to be judged, right' })).toBeDefined();
  expect(section.getByText('1 of 3')).toBeDefined();
  // What each square means, for those who see them.
  for (const meaning of ['right', 'wrong', 'not answered', 'to be judged']) {
    expect(section.getByText(meaning)).toBeDefined();
  }
  await userEvent.click(section.getByRole('radio', { name: 'Test order' }));
  expect(rows()).toEqual(['1', '2', '3', '4']);
});

it('leads on to the rest of the questions when all are shown', async () => {
  const server = stubMemory();
  server.tests = [
    makeTest(1, { name: 'Memory', questions: [1, 2, 3, 4, 5, 6, 7].map(questionAt) }),
  ];
  openDetail();
  const section = within(await screen.findByRole('region', { name: 'Per-question difficulty' }));
  await userEvent.click(section.getByRole('button', { name: 'Show all 7 questions' }));
  expect(section.getAllByRole('listitem')).toHaveLength(7);
  expect(document.activeElement).toBe(section.getAllByRole('listitem')[5]);
});

it('leads to the next attempt, or back into the one that is open [BROUTE-08]', async () => {
  const server = stubMemory();
  openDetail();
  const retake = await screen.findByRole('link', { name: 'Retake' });
  expect(retake.getAttribute('href')).toBe(`/tests/${id}/retake`);
  forgetPage();
  Object.assign(stubMemory(), { openAttempt: makeAttempt(), tests: server.tests });
  openDetail();
  const resume = await screen.findByRole('link', { name: 'Resume' });
  expect(resume.getAttribute('href')).toBe(`/ai-tests/test?attempt=${testIdOf(500)}`);
});

it('says that a test was not taken yet', async () => {
  const server = stubMemory();
  server.tests = [makeTest(1, { scores: notTaken })];
  server.attempts = { attempts: [], total: 0, best: null, firstScore: null, questions: [] };
  openDetail();
  expect(await screen.findByText('No attempts yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Take Test' })).toBeDefined();
  expect(screen.queryByText('Per-question difficulty')).toBeNull();
});

it('begins another test with the same material and the same choices [CONF-59]', async () => {
  await openTest();
  await chooseFromMenu('New test with same material');
  const state: unknown = JSON.parse((await screen.findByTestId('state')).textContent);
  expect(state).toMatchObject({
    studyMaterial: 'The hippocampus binds what the cortex knows.',
    parts: [{ title: 'notes.pdf' }],
    testConfig: { preset: 'quiz' },
  });
});

it('renames the test', async () => {
  await openTest();
  await chooseFromMenu('Rename');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Week 6{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Week 6' })).toBeDefined();
});

it('deletes the test and goes to the others', async () => {
  await openTest();
  await chooseFromMenu('Delete');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/tests'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
});

it('has the questions themselves behind a button, to look at and to change (D26)', async () => {
  await openTest();
  await screen.findByRole('region', { name: 'Per-question difficulty' });
  expect(screen.queryByRole('heading', { name: 'Review your questions' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit questions' }));
  const title = await screen.findByRole('heading', { level: 2, name: 'Review your questions' });
  expect(document.activeElement).toBe(title);
});

it('names the tab after the test', async () => {
  await openTest();
  await waitFor(() => expect(document.title).toBe('Memory · Engram'));
});

it('leads to the questions that the last attempt missed and nobody has cleared since (D36)', async () => {
  const server = stubMemory();
  const missed = (slot: number, standing: 'waiting' | 'cleared') => ({
    questionId: questionAt(slot).id,
    standing,
    due: '2026-03-21T00:00:00.000Z',
  });
  const questions = [missed(1, 'waiting'), missed(2, 'cleared'), missed(3, 'waiting')];
  server.missed = { questions, msPerReview: 60_000 };
  openDetail();
  const review = await screen.findByRole('link', { name: 'Review 2 missed questions' });
  expect(review.getAttribute('href')).toBe(`/review?attempt=${testIdOf(103)}`);
});

it('offers no review where nothing waits', async () => {
  const server = stubMemory();
  openDetail();
  await screen.findByRole('region', { name: 'Per-question difficulty' });
  await waitFor(() => expect(server.asked).toContain(`GET /api/reviews/missed/${testIdOf(103)}`));
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull();
});

it('keeps the answers to itself until they are asked for: a retake may come next', async () => {
  await openTest();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit questions' }));
  const show = await screen.findByRole('button', { name: 'Show answers' });
  expect(screen.queryAllByText('Correct answer:')).toHaveLength(0);
  await userEvent.click(show);
  expect(screen.getAllByText('Correct answer:')).toHaveLength(4);
});

it('says that a test does not exist', async () => {
  stubTests([]);
  openDetail();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This test does not exist' }),
  ).toBeDefined();
});

it('says when it could not be loaded, and tries again', async () => {
  stubMemory().refusals[`GET /api/tests/${id}`] = [() => reply(429, { message: 'Too many' })];
  openDetail();
  expect((await screen.findByRole('alert')).textContent).toContain('Too many');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Memory' })).toBeDefined();
});

it('says that it is loading', async () => {
  stubMemory().refusals[`GET /api/tests/${id}`] = [neverReply];
  openDetail();
  expect(await screen.findByText('Loading your test')).toBeDefined();
});

async function openTest() {
  stubMemory();
  openDetail();
  await screen.findByRole('heading', { level: 1, name: 'Memory' });
}

function stubMemory() {
  const server = stubTests([]);
  server.tests = [makeTest(1, { name: 'Memory' })];
  server.attempts = {
    attempts: [
      makeAttemptSummary(103, 92, '2026-03-14T09:12:00.000Z'),
      makeAttemptSummary(102, 61, '2026-03-05T09:12:00.000Z'),
      makeAttemptSummary(101, 48, '2026-03-02T09:12:00.000Z'),
    ],
    total: 3,
    best: 92,
    firstScore: 48,
    questions: [
      { questionId: questionAt(1).id, marks: ['correct', 'correct', 'correct'] },
      { questionId: questionAt(2).id, marks: ['incorrect', 'incorrect', 'correct'] },
      { questionId: questionAt(3).id, marks: ['unanswered', 'needs-review', 'correct'] },
    ],
  };
  return server;
}

function makeAttemptSummary(number: number, score: number, completedAt: string): AttemptSummary {
  return {
    id: testIdOf(number),
    score,
    correctCount: 3,
    totalQuestions: 4,
    timeTakenSeconds: 536,
    completedAt,
  };
}

function openDetail() {
  renderAsMaya(
    [
      { path: '/results/:testId', Component: TestDetailScreen },
      { path: '/ai-tests/config', Component: StatePage },
    ],
    `/results/${id}`,
  );
}

function StatePage() {
  return <p data-testid="state">{JSON.stringify(useLocation().state)}</p>;
}

async function chooseFromMenu(action: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More for Memory' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
