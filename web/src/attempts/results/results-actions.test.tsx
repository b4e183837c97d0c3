import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reply } from '../../testing/stub-server.ts';
import { choose, findPlace, openResults, press } from '../testing/render-results.tsx';
import {
  attemptId,
  choice,
  config,
  makeState,
  parts,
  studyMaterial,
  testId,
  truth,
} from '../testing/stub-results.ts';

const missed = `/api/attempts/${attemptId}/missed`;
const state = makeState({ attemptId });
const attempt = { [`/api/attempts/${attemptId}`]: () => reply(404, {}) };

it('leads to a new test with the same material [RES-37]', async () => {
  openResults({ state: makeState() });
  await choose('More', 'With Same Material');
  expect(await findPlace()).toEqual({
    path: '/ai-tests/config',
    state: { studyMaterial, parts, testConfig: config },
  });
});

it('leads to a new test with new material [RES-38]', async () => {
  openResults({ state: makeState() });
  await choose('More', 'With New Material');
  expect(await findPlace()).toEqual({ path: '/ai-tests', state: null });
});

it('carries the material to Create New Test, on one screen (C44) [RES-32]', async () => {
  openResults({ state: makeState() });
  await userEvent.click(await screen.findByRole('link', { name: 'Create New Test' }));
  expect(await findPlace()).toEqual({ path: '/create', state: { studyMaterial, parts } });
});

it('leads back to the tests', async () => {
  openResults({ state: makeState() });
  await userEvent.click(await screen.findByRole('link', { name: 'My tests' }));
  expect(await findPlace()).toEqual({ path: '/tests', state: null });
});

it('begins with new material where the old one is unknown (C44)', async () => {
  openResults({ state: { questions: [choice], userAnswers: {} } });
  await userEvent.click(await screen.findByRole('link', { name: 'Create New Test' }));
  expect(await findPlace()).toEqual({ path: '/ai-tests', state: null });
});

it('opens the detailed results with the same state, and leads back [RES-33] [RES-34]', async () => {
  openResults({ state: makeState() });
  await choose('More', 'View Detailed Results');
  expect(await screen.findByRole('radio', { name: 'All 6' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('link', { name: 'Back to Summary' }));
  await press('More');
  expect(screen.getByRole('menuitem', { name: 'View Detailed Results' })).toBeTruthy();
  expect(screen.getByText('2 of 5 correct')).toBeTruthy();
});

it('returns to the dashboard [RES-35]', async () => {
  openResults({ state: makeState() });
  await userEvent.click(await screen.findByRole('link', { name: 'Return to Dashboard' }));
  expect(await findPlace()).toEqual({ path: '/dashboard', state: null });
});

it('takes the test again', async () => {
  openResults({ state: makeState() });
  await userEvent.click(await screen.findByRole('link', { name: 'Retake' }));
  expect(await findPlace()).toEqual({ path: `/ai-tests/test?test=${testId}`, state: null });
});

it('has both exports in its menu, below what goes on from here [EXP-08]', async () => {
  openResults({ state: makeState() });
  await press('More');
  const menu = screen.getByRole('menu');
  expect([...menu.children].map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    'View Detailed Results',
    'Review IncorrectPremium',
    'New Test',
    'With Same Material',
    'With New Material',
    'Export PDF',
    'With Answer Key',
    'Questions Only',
    'Export CSV',
    'CSV With Answers',
    'CSV Without Answers',
  ]);
});

it('hides Review Incorrect when nothing was missed (C19) [RES-41]', async () => {
  openResults({ state: makeState({ questions: [truth], userAnswers: { [truth.id]: 'True' } }) });
  await press('More');
  expect(screen.queryByRole('menuitem', { name: /Review Incorrect/ })).toBeNull();
});

it('shows it when a question was only left out [RES-25] [RES-41]', async () => {
  openResults({ state: makeState({ questions: [truth], userAnswers: {} }) });
  await press('More');
  expect(screen.getByRole('menuitem', { name: /^Review Incorrect/ })).toBeTruthy();
});

it('leads premium users to a session with what was missed [RES-42]', async () => {
  const told = { questions: [choice], studyMaterial };
  openResults({ state, answers: { ...attempt, [missed]: () => reply(200, told) } });
  await choose('More', /^Review Incorrect/);
  expect(await findPlace()).toEqual({
    path: '/study-session',
    state: {
      questions: [choice],
      studyMaterial,
      mode: 'missed-questions',
      parts,
      testId,
      testName: 'Memory and plasticity',
      attemptId,
    },
  });
});

it('says that there is nothing to study, if so (C19) [RES-43]', async () => {
  const told = { questions: [], studyMaterial };
  openResults({ state, answers: { ...attempt, [missed]: () => reply(200, told) } });
  await choose('More', /^Review Incorrect/);
  expect(await screen.findByText('No missed questions to study!')).toBeTruthy();
});

it('opens the popup of premium for others, who stay on the page [RES-44]', async () => {
  const refusal = { code: 'premium-only', error: 'This is part of Premium.' };
  openResults({ state, answers: { ...attempt, [missed]: () => reply(403, refusal) } });
  await choose('More', /^Review Incorrect/);
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Access Review Incorrect' });
  expect(dialog.textContent).toContain(
    'Turn the 3 questions you missed into a short study session.',
  );
  expect(screen.queryByTestId('place')).toBeNull();
});

it('never shows the popup to premium users [RES-44]', async () => {
  const told = { questions: [choice], studyMaterial };
  const user = { plan: 'student', isPremium: true } as const;
  openResults({ state, user, answers: { ...attempt, [missed]: () => reply(200, told) } });
  await choose('More', /^Review Incorrect/);
  expect(await findPlace()).toMatchObject({ path: '/study-session' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that the session did not start [RES-45] [BERR-25]', async () => {
  openResults({ state, answers: { ...attempt, [missed]: () => reply(400, { error: 'No' }) } });
  await choose('More', /^Review Incorrect/);
  expect(await screen.findByText('Failed to start study session. Please try again.')).toBeTruthy();
});
