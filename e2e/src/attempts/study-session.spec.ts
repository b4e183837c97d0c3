import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { makeAttempt } from './make-attempt.ts';
import { chooseOfResults } from './results-menu.ts';
import { makeSamples } from './sample-test.ts';

test('[RES-42] [BROLE-15] missed questions come one by one by keys, the wrong one again, until all are known', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openStudy(page, request);
  await test.step('an answer and what leads on fit a window of 320 x 256', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.keyboard.press('a');
    await expect(page.getByText(/^Incorrect\. The correct answer is: It opens only/)).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Next Question' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  const source = page.getByText('Lecture 6 Memory and plasticity.pdf, page 1');
  const bar = page.locator('[data-bottom-bar]');
  await expect.poll(async () => (await topOf(bar)) - (await topOf(source))).toBeGreaterThan(20);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByText('Correct! Well done.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Finish session' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'You know all 2 questions you missed.' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(/\/view-results\//);
  expect(await watched.problems()).toEqual([]);
});

test('[BROUTE-14] it needs a login, Premium and what was missed', async ({ page, request }) => {
  await page.goto('/study-session');
  await expect(page).toHaveURL(/\/auth/);
  await openSignedIn(page, { email: '', token: tokenOf('premium') }, '/study-session');
  await expect(page).toHaveURL(/\/ai-tests$/);
  await openSignedIn(page, await makeAccount(request), '/study-session');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Study sessions are part of Premium',
  );
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => found.getBoundingClientRect().top);
}

async function openStudy(page: Page, request: APIRequestContext): Promise<void> {
  const token = tokenOf('premium');
  const { choice, truth, gap } = makeSamples();
  const { attemptId } = await makeAttempt(
    { request, token },
    {
      given: [
        { question: choice.question, answer: choice.wrong },
        { question: truth.question, answer: truth.wrong },
        { question: gap.question, answer: gap.right },
      ],
    },
  );
  await openSignedIn(page, { email: '', token }, `/view-results/${attemptId}`);
  await chooseOfResults(page, 'Review Incorrect');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study session');
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
}
