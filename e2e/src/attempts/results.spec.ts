import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { makeAttempt } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('a stored attempt is reviewed and judged by key presses alone, and found again after a reload [BROUTE-06] [BROUTE-09]', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openResults(page, request);
  const { keyboard } = page;

  await test.step('what was missed, with its source', async () => {
    await expect(page.getByText('1 answer needs your eye')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You have made a start' })).toBeVisible();
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
  });

  await test.step('menus and dialogs', async () => {
    await openMenu(page);
    await expect(page.getByRole('menuitem', { name: 'View Detailed Results' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Review Incorrect Premium' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Premium');
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  await test.step('the learner’s own verdict', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Judge it now' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /What flows into/ })).toBeFocused();
    const saving = page.waitForResponse((response) => response.url().includes('/verdicts/'));
    await keyboard.press('1');
    await expect(page.getByText('3 of 5 correct', { exact: true })).toBeVisible();
    await expect(page.getByText('Judged by you')).toBeVisible();
    // Back to what the score says now.
    await expect(page.getByRole('heading', { name: 'You have the outline' })).toBeFocused();
    expect((await saving).ok()).toBe(true);
    await tabTo(page, page.getByRole('button', { name: 'Explain Answer' }));
    await keyboard.press('Space');
    await expect(page.getByText(/^The text says/)).toBeVisible();
  });

  await test.step('in detail, also after a reload and at 400 % zoom', async () => {
    await openMenu(page);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(5);
    await page.reload();
    await expect(page).toHaveURL(/\/test-results\/detailed$/);
    await expect(page.getByText('3 of 5 correct', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await measureOverflow(page)).toBe(0);
  });
  const problems = await watched.problems();
  // A free user has asked for what is part of Premium.
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory and plasticity');
  await expect(page.getByText('2 of 4 correct')).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'More', exact: true }));
  await page.keyboard.press('Enter');
}

function rowOf(page: Page, text: RegExp): Locator {
  return page.locator('details').filter({ has: page.getByRole('heading', { name: text }) });
}
