import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';
import { makeAttempt, makeSavedTest } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('what was missed is cleared from the results of a finished test in one click, and the results say so (D36)', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openTest(page, request);
  await answerBoth(page);
  await expect(
    page.getByText(
      '1 missed question comes back tomorrow, free. Or clear it now in about a minute.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Review it now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missed questions');
  await page.getByRole('radio', { name: /^\w It opens only when glutamate/ }).click();
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByRole('heading', { name: 'You cleared these questions' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(/\/view-results\//);
  await expect(
    page.getByText(/^You have cleared the question you missed\. It comes back/),
  ).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('by keys alone: from stored results to the review of what was missed, and back', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { choice, truth } = makeSamples();
  const given = [choice, truth].map(({ question, wrong }) => ({ question, answer: wrong }));
  const { attemptId } = await makeAttempt({ request, token: account.token }, { given });
  await openSignedIn(page, account, `/view-results/${attemptId}`);
  await tabTo(page, page.getByRole('link', { name: 'Review them now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 2 done')).toBeVisible();
  // Its place is another one each time; easy is what was right.
  const right = page.getByRole('radio', { name: /It opens only when glutamate/ });
  await page.keyboard.press((await right.textContent())?.trim().charAt(0).toLowerCase() ?? '');
  await page.keyboard.press('4');
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByText(/^1 of the 2 questions you missed comes back tomorrow/),
  ).toBeVisible();
});

test('a test that was handed in without a network: its missed questions can be reviewed once it is back', async ({
  page,
  context,
  request,
}) => {
  await openTest(page, request);
  await waitForCode(page, 'results-screen');
  await context.setOffline(true);
  await answerBoth(page);
  const next = page.getByText(/^1 missed question comes back tomorrow, free\./);
  await expect(next).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Review it now' }).click();
  await expect(page.getByText('0 of 1 done')).toBeVisible();
});

async function openTest(page: Page, request: APIRequestContext): Promise<void> {
  const account = await makeAccount(request);
  const { choice, truth } = makeSamples();
  const questions = [choice.question, truth.question];
  const testId = await makeSavedTest({ request, token: account.token }, { questions });
  await openSignedIn(page, account, `/ai-tests/test?test=${testId}`);
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
}

/** The first wrong, the second right. */
async function answerBoth(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^A / }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /False/ }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByText('1 of 2 correct')).toBeVisible();
}
