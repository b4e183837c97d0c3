import type { Attempt } from '@engram/core/attempts/attempt.ts';
import type { Page } from '@playwright/test';
import { makeAttempt } from '../../attempts/make-attempt.ts';
import { chooseOfResults } from '../../attempts/results-menu.ts';
import { makeSamples } from '../../attempts/sample-test.ts';
import { tokenOf } from '../../sign-in.ts';
import { kidneyAttempt } from './prepare-tests.ts';

export async function openSummary(page: Page): Promise<void> {
  const { choice, truth, matching, short, gap } = makeSamples();
  const [more, evenMore] = [makeSamples(), makeSamples()];
  const { attemptId } = await makeAttempt(callerOf(page, 'free'), {
    config: { enableTimer: true, timerDuration: 30, lockScreen: true },
    elapsedMs: 450_000,
    switches: [1_000, 20_000],
    given: [
      { question: choice.question, answer: choice.wrong },
      { question: truth.question, answer: truth.right },
      { question: matching.question, answer: matching.wrong },
      { question: short.question, answer: short.wrong },
      { question: gap.question, answer: gap.right },
      { question: more.truth.question, answer: truth.right },
      { question: more.gap.question, answer: null },
      { question: evenMore.choice.question, answer: choice.right },
      { question: evenMore.gap.question, answer: gap.right },
      { question: evenMore.matching.question, answer: matching.right },
    ],
  });
  await page.goto(`/view-results/${attemptId}`);
  await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor();
}

/** Every type, right and wrong. */
export async function openDetails(page: Page): Promise<void> {
  const [ok, bad] = [makeSamples(), makeSamples()];
  const { attemptId } = await makeAttempt(callerOf(page, 'premium'), {
    given: [
      ...Object.values(ok).map(({ question, right }) => ({ question, answer: right })),
      ...Object.values(bad).map(({ question, wrong }) => ({ question, answer: wrong })),
    ],
  });
  await page.goto(`/view-results/${attemptId}`);
  await chooseOfResults(page, 'View Detailed Results');
  await page.getByRole('link', { name: 'Back to Summary' }).waitFor();
}

export async function openMenu(page: Page): Promise<void> {
  await openSummary(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'With Answer Key' }).hover();
}

export async function openEndless(page: Page): Promise<void> {
  const { choice, truth, gap } = makeSamples();
  const { attemptId } = await makeAttempt(callerOf(page, 'free'), {
    config: { preset: 'endless', isEndlessMode: true, typeCounts: {}, formattedQuestionTypes: [] },
    given: [
      { question: choice.question, answer: 'b', firstAnswer: 'a', attempts: 3 },
      { question: truth.question, answer: truth.right, firstAnswer: truth.right },
      { question: gap.question, answer: gap.right, firstAnswer: gap.right },
    ],
  });
  await page.goto(`/view-results/${attemptId}`);
  await page.getByText('Questions to look at again').waitFor();
}

export async function judge(page: Page): Promise<void> {
  await page.goto(`/view-results/${kidneyAttempt}`);
  await page.getByText('To judge 1').click();
  const row = page.locator('details').first();
  await row.getByRole('heading').click();
  await row.getByRole('button', { name: 'Explain Answer' }).click();
  await row.scrollIntoViewIfNeeded();
}

/** As with a model that is at the typed answer. */
export async function watchChecking(page: Page): Promise<void> {
  await changeAttempt(page, (attempt) => ({
    ...attempt,
    judgingUntil: '2999-01-01T00:00:00.000Z',
  }));
  await openSummary(page);
  await page.getByText('Checking your typed answers…').waitFor();
}

/** As with a model that did not accept it. */
export async function seeChecked(page: Page): Promise<void> {
  await changeAttempt(page, ({ outcomes, ...attempt }) => ({
    ...attempt,
    outcomes: outcomes.map((one) =>
      one.verdict === 'needs-review' ? { ...one, verdict: 'incorrect', isModelVerdict: true } : one,
    ),
  }));
  await openSummary(page);
  const row = page.locator('details').filter({ hasText: 'Checked by AI' });
  await row.getByRole('heading').click();
  await row.scrollIntoViewIfNeeded();
}

/** The pictures have no model: what one would have left behind is put into the reply. */
async function changeAttempt(page: Page, change: (attempt: Attempt) => Attempt): Promise<void> {
  await page.route('**/api/tests/*', async (route) => {
    const response = await route.fetch();
    const { test } = await response.json();
    const making = { ...test.making, madeBy: 'ai', label: null };
    await route.fulfill({ response, json: { test: { ...test, making } } });
  });
  await page.route('**/api/attempts/*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, attempt: change(reply.attempt) } });
  });
}

export async function meetPremium(page: Page): Promise<void> {
  await openSummary(page);
  await chooseOfResults(page, /^Review Incorrect/);
  await page.getByRole('dialog').waitFor();
}

export async function wait(page: Page): Promise<void> {
  await page.route('**/api/attempts/*', () => undefined);
  await page.goto('/view-results/0198c000-0000-7000-8000-00000000dead');
  await page.getByText('Loading results...').waitFor();
}

function callerOf(page: Page, demo: 'free' | 'premium') {
  return { request: page.request, token: tokenOf(demo) };
}
