import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, openSignedIn } from '../make-account.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';
import { crashTab } from './crash-tab.ts';
import { askAs, makeSavedTest } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('the network goes in the middle of a test and comes back; submitted without it, the results are there at once and arrive once', async ({
  page,
  context,
  request,
}) => {
  const watched = await watchPage(page);
  const { account, testId } = await openTwoQuestions(page, request);
  const ask = askAs({ request, ...account });
  const attemptId = new URL(page.url()).searchParams.get('attempt');
  // The code of the results comes while there is a network.
  await waitForCode(page, 'results-screen');

  await context.setOffline(true);
  await page.getByRole('radio', { name: /^A / }).click();
  await expect(page.getByText('Saved on this device, will be sent')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved on this device, will be sent')).toBeHidden();
  await expect
    .poll(() => ask(`/attempts/${attemptId}`))
    .toMatchObject({ attempt: { state: 'open', answers: [{ answer: 'a' }] } });

  await context.setOffline(true);
  await page.getByRole('radio', { name: /^B / }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /True/ }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('1 of 2 correct')).toBeVisible();
  await expect(page.getByText('50%').first()).toBeVisible();
  expect(await ask(`/tests/${testId}/attempts`)).toMatchObject({ attempts: [] });

  await context.setOffline(false);
  await expect
    .poll(() => ask(`/tests/${testId}/attempts`))
    .toMatchObject({ attempts: [{ id: attemptId, score: 50, correctCount: 1 }] });
  await page.reload();
  await expect(page.getByText('1 of 2 correct')).toBeVisible();
  const { test: saved } = await ask(`/tests/${testId}`);
  expect(saved.scores.attempts).toBe(1);
  expect((await watched.problems()).filter((problem) => !isAboutNetwork(problem))).toEqual([]);
});

test('a tab that crashes loses no answer, and two tabs share one attempt, which ends for both', async ({
  page: first,
  context,
  request,
}) => {
  const { account, testId } = await openTwoQuestions(first, request);
  const address = first.url();
  await context.setOffline(true);
  await first.getByRole('radio', { name: /^A / }).click();
  await expect(first.getByText('1 of 2 answered')).toBeVisible();
  await crashTab(first);
  await context.setOffline(false);
  const page = await context.newPage();
  const other = await context.newPage();
  for (const [tab, path] of [
    [page, address],
    [other, '/ai-tests/test'],
  ] as const) {
    await tab.goto(path);
    await tab.getByRole('button', { name: 'Question 1, answered' }).first().click();
    await expect(tab.getByRole('radio', { name: /^A / })).toBeChecked();
  }

  await page.getByRole('radio', { name: /^B / }).click();
  await expect(other.getByRole('radio', { name: /^B / })).toBeChecked();
  await other.getByRole('button', { name: 'Next' }).click();
  await other.getByRole('radio', { name: /False/ }).click();
  await expect(page.getByText('2 of 2 answered')).toBeVisible();
  await other.getByRole('button', { name: 'Submit Test' }).click();
  await expect(other).toHaveURL(/\/test-results$/);
  await expect(page).toHaveURL(/\/test-results$/);
  // The results do not wait for the server.
  await expect
    .poll(() => askAs({ request, ...account })(`/tests/${testId}/attempts`))
    .toMatchObject({ attempts: [{ score: 100 }] });
});

type Opened = { account: Account; testId: string };

async function openTwoQuestions(page: Page, request: APIRequestContext): Promise<Opened> {
  const account = await makeAccount(request);
  const questions = [makeSamples().choice.question, makeSamples().truth.question];
  const testId = await makeSavedTest({ request, token: account.token }, { questions });
  await openSignedIn(page, account, `/ai-tests/test?test=${testId}`);
  await expect(page).toHaveURL(/attempt=/);
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  return { account, testId };
}

/** The browser says of every call that it did not get through. */
function isAboutNetwork(problem: string): boolean {
  return problem.includes('ERR_INTERNET_DISCONNECTED');
}
