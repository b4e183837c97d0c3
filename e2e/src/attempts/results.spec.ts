import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { chooseByArrow } from '../choose-by-arrow.ts';
import { expectSoundPage, measureOverflow } from '../expect-sound-page.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { makeAttempt } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('a stored attempt is reviewed, judged and found again after a reload [BROUTE-06] [BROUTE-09]', async ({
  page,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  await openResults(page, request);
  await expect(page.getByText('1 question needs manual review')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Time Efficiency' })).toHaveAttribute(
    'aria-valuetext',
    '75%',
  );
  const missed = rowOf(page, /coincidence detector/);
  await expect(
    missed.getByText('Source: Lecture 6 Memory and plasticity.pdf, page 1'),
  ).toBeVisible();
  await expect(missed.getByRole('radio', { name: /depolarised\. Correct answer/ })).toBeVisible();
  await expect(missed.getByRole('radio', { name: /voltage\. Your answer/ })).toBeVisible();
  await missed.getByRole('button', { name: 'Explain Answer' }).click();
  await expect(missed.getByText(/^The text says/)).toBeVisible();

  await page.getByText('Needs review 1').click();
  const waiting = rowOf(page, /What flows into the cell/);
  await waiting.getByRole('heading').click();
  const saving = page.waitForResponse((response) => response.url().includes('/verdicts/'));
  await waiting.getByRole('button', { name: 'I was right' }).click();
  await expect(page.getByText('3 of 5 correct', { exact: true })).toBeVisible();
  await expect(waiting.getByText('Judged by you')).toBeVisible();
  expect((await saving).ok()).toBe(true);
  await expectSoundPage(page, watched);

  await page.getByRole('link', { name: 'View Detailed Results' }).click();
  await expect(page.locator('details[open]')).toHaveCount(5);
  await page.reload();
  await expect(page).toHaveURL(/\/test-results\/detailed$/);
  await expect(page.getByText('3 of 5 correct', { exact: true })).toBeVisible();

  // 400 % of 1280 by 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectSoundPage(page, watched);
  expect(await measureOverflow(page)).toBe(0);
});

test('everything on the page is reached and done by key presses', async ({ page, request }) => {
  test.slow();
  const watched = await watchPage(page);
  await openResults(page, request);
  const { keyboard } = page;
  await tabTo(page, page.getByRole('button', { name: 'New Test' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'With Same Material' })).toBeFocused();
  await expectSoundPage(page, watched);
  await keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Review Incorrect' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Premium');
  await expectSoundPage(page, watched, { isExpected: (problem) => problem.includes('403') });
  await keyboard.press('Escape');
  await tabTo(page, page.getByRole('radio', { name: /^Incorrect/ }));
  await chooseByArrow(page, 'ArrowRight', page.getByRole('radio', { name: /^Needs review/ }));
  await tabTo(page, page.locator('summary'));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'I was right' }));
  await keyboard.press('Enter');
  await expect(page.getByText('3 of 5 correct', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I was right' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Explain Answer' }));
  await keyboard.press('Space');
  await expect(page.getByText(/^The text says/)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'View Detailed Results' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an endless test has its own results; without a state or an attempt there are none [RES-05] [RES-62]', async ({
  page,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  const { choice, truth, gap } = makeSamples();
  const { attemptId } = await makeAttempt(
    { request, token: account.token },
    {
      config: {
        preset: 'endless',
        isEndlessMode: true,
        typeCounts: {},
        formattedQuestionTypes: [],
      },
      given: [
        { question: choice.question, answer: 'b', firstAnswer: 'a', attempts: 2 },
        { question: truth.question, answer: truth.right, firstAnswer: truth.right },
        { question: gap.question, answer: gap.right, firstAnswer: gap.right },
      ],
    },
  );
  await openSignedIn(page, account, `/view-results/${attemptId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endless Practice Results');
  await expect(page.getByText('2 attempts')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practice Again' })).toBeVisible();
  await expectSoundPage(page, watched);

  await page.goto('/view-results/0198c000-0000-7000-8000-00000000dead');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results not found');
  await expectSoundPage(page, watched, { isExpected: (problem) => problem.includes('404') });
  await page.goto('/test-results');
  await expect(page).toHaveURL(/\/ai-tests$/, { timeout: 30_000 });
});

/** Two right, two wrong, one that waits for review; taken in a quarter of the time. */
async function openResults(page: Page, request: APIRequestContext): Promise<void> {
  const account = await makeAccount(request);
  const { choice, truth, matching, short, gap } = makeSamples();
  const { attemptId } = await makeAttempt(
    { request, token: account.token },
    {
      config: { enableTimer: true, timerDuration: 30 },
      elapsedMs: 450_000,
      given: [
        { question: choice.question, answer: choice.wrong },
        { question: truth.question, answer: truth.right },
        { question: matching.question, answer: null },
        { question: short.question, answer: short.wrong },
        { question: gap.question, answer: gap.right },
      ],
    },
  );
  await openSignedIn(page, account, `/view-results/${attemptId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Results');
  await expect(page.getByText('2 of 4 correct')).toBeVisible();
}

function rowOf(page: Page, text: RegExp): Locator {
  return page.locator('details').filter({ has: page.getByRole('heading', { name: text }) });
}
