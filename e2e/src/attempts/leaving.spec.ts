import { expect, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { askAs, beginTest, leaveTest, makeSavedTest } from './make-attempt.ts';
import { chooseMatch, press } from './runner-steps.ts';
import { makeSamples } from './sample-test.ts';

const timed = { enableTimer: true, timerDuration: 30 };

test('a test is left and resumed from Today, with its answers and its clock', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  const questions = [makeSamples().choice.question, makeSamples().truth.question];
  const caller = { request, token: account.token };
  const testId = await makeSavedTest(caller, { questions, config: timed });
  const attemptId = await beginTest(caller, testId, 5 * 60_000);
  await page.clock.install();
  await openSignedIn(page, account, `/ai-tests/test?attempt=${attemptId}`);
  await page.getByRole('radio', { name: /^B / }).click();
  await expect(page.getByRole('timer')).toHaveText(/^2[45]:\d\d$/);
  await press(page, 'Back');
  await expect(page.getByRole('alertdialog')).toContainText('the clock stops');
  await press(page, 'Leave Test');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/^1 of 2 answered/)).toBeVisible();

  await page.clock.fastForward('01:00:00');
  await page.getByRole('link', { name: /^Resume / }).click();
  await expect(page.getByRole('timer')).toHaveText(/^2[45]:\d\d$/);
  await expect(page.getByRole('radio', { name: /^B / })).toBeChecked();
  await expect
    .poll(() => askAs(caller)('/open-attempt'))
    .toMatchObject({
      attempt: { pausedAt: null, answers: [{ answer: 'b' }] },
    });
  expect(await watched.problems()).toEqual([]);
});

test('an attempt that was left ten minutes ago has the time it had, on another device too', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  const questions = [makeSamples().choice.question, makeSamples().truth.question];
  const testId = await makeSavedTest(caller, { questions, config: timed });
  const attemptId = await beginTest(caller, testId, 11 * 60_000);
  await request.put(`/api/attempts/${attemptId}/pause`, {
    headers: { authorization: `Bearer ${account.token}` },
    data: { isPaused: true, elapsedMs: 60_000 },
  });
  await page.clock.install();
  await openSignedIn(page, account, `/ai-tests/test?attempt=${attemptId}`);
  await expect(page.getByRole('timer')).toHaveText(/^2[89]:\d\d$/);
  await page.clock.fastForward('03:00');
  await expect(page.getByRole('timer')).toHaveText(/^2[56]:\d\d$/);
});

test('two tests are left, and one is discarded in Tests', async ({ page, request }) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  const { question, right } = makeSamples().choice;
  for (const name of ['Cells', 'Memory']) {
    const testId = await makeSavedTest(caller, { questions: [question], name });
    await leaveTest(caller, testId, [{ question, answer: right }]);
  }
  await openSignedIn(page, account, '/tests');
  await expect(page.getByText('Unfinished attempt')).toHaveCount(2);
  await press(page, 'More for Cells');
  await page.getByRole('menuitem', { name: 'Discard attempt' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Discard this attempt?' })).toContainText(
    'What you have answered so far in “Cells” is deleted. The test itself stays.',
  );
  await press(page, 'Discard');
  await expect(page.getByText('Unfinished attempt')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Take Test Cells' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resume Memory' })).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('matching and several answers earn a part of their points', async ({ page, request }) => {
  const watched = await watchPage(page);
  const account = { email: '', token: tokenOf('premium') };
  const caller = { request, token: account.token };
  const { choice, several, matching } = makeSamples();
  const questions = [choice, several, matching].map(({ question }) => question);
  const testId = await makeSavedTest(caller, { questions });
  await openSignedIn(page, account, `/ai-tests/test?test=${testId}`);
  await page.getByRole('radio', { name: /^B / }).click();
  await press(page, 'Next');
  await page.getByRole('checkbox', { name: 'Glutamate' }).click();
  await press(page, 'Next');
  await chooseMatch(page, 'Richard Semon', 'Coined the word engram');
  await chooseMatch(page, 'Donald Hebb', 'Proposed cell assemblies');
  await press(page, 'Submit Test');
  await expect(page.getByText('1 answer is not complete. Submit anyway?')).toBeVisible();
  await press(page, 'Submit Anyway');
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('72%').first()).toBeVisible();
  await expect(page.getByText('1 of 3 correct')).toBeVisible();
  await expect(page.getByText('2 partly right, 2.17 of 3 points')).toBeVisible();
  await expect(page.getByText('1 of 2 answers right: 0.5 of 1 point')).toBeVisible();
  await press(page, 'Open all');
  await expect(page.getByText('2 of 3 pairs right: 0.67 of 1 point')).toBeVisible();
  await expect(page.getByText('Partly right', { exact: true })).toHaveCount(2);
  await expect
    .poll(() => askAs(caller)(`/tests/${testId}/attempts`))
    .toMatchObject({
      attempts: [{ score: 72, correctCount: 1 }],
      questions: [{ marks: ['correct'] }, { marks: ['partly'] }, { marks: ['partly'] }],
    });
  expect(await watched.problems()).toEqual([]);
});
