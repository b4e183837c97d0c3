import type { Page } from '@playwright/test';
import { makeAttempt, makeSavedTest } from '../../attempts/make-attempt.ts';
import { makeSamples } from '../../attempts/sample-test.ts';
import { type Demo, tokenOf } from '../../sign-in.ts';
import { waitUntilDrawn } from '../../wait-until-drawn.ts';
import { preview } from '../creation/prepare-creation.ts';
import { openReview } from './prepare-answering.ts';
import { memoryTest, noTest } from './prepare-tests.ts';

const never = () => new Promise<void>(() => undefined);

/** Before the first question has come. */
export async function beginGenerating(page: Page): Promise<void> {
  await preview(page);
  await page.route('**/api/questions/generate', never);
  await page.getByRole('button', { name: 'Generate Test' }).click();
  await page.getByText('0 of 10 questions').waitFor();
}

export async function editAll(page: Page): Promise<void> {
  await openReview(page);
  for (const number of [1, 4, 5]) {
    await page.getByRole('button', { name: `Edit question ${number}`, exact: true }).click();
  }
  await page.evaluate(() => window.scrollTo({ top: 0 }));
}

export async function hideAnswers(page: Page): Promise<void> {
  await openReview(page);
  await page.getByRole('button', { name: 'Hide answers' }).click();
}

export async function deleteQuestion(page: Page): Promise<void> {
  await openReview(page);
  await page.getByRole('button', { name: 'Delete question 1', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

export async function waitForTest(page: Page): Promise<void> {
  await page.route('**/api/tests/*', never);
  await page.goto(`/ai-tests/test?test=${noTest}`);
  await page.getByText('Loading test...').waitFor({ state: 'attached' });
}

export async function missTest(page: Page): Promise<void> {
  await page.route('**/api/tests/*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`/ai-tests/test?test=${noTest}`);
  await page.getByText('The test could not be opened.').waitFor();
}

/** One question of each type, all on one page. */
export async function openVertical(page: Page): Promise<void> {
  const questions = Object.values(makeSamples()).map(({ question }) => question);
  const config = { testLayout: 'vertical', showStudyMaterial: true } as const;
  const testId = await makeSavedTest(callerOf(page, 'premium'), { questions, config });
  await page.goto(`/ai-tests/test?test=${testId}`);
  await page.getByRole('article').first().waitFor();
}

export async function openEndless(page: Page): Promise<void> {
  const { choice, truth, gap } = makeSamples();
  const testId = await makeSavedTest(callerOf(page, 'free'), {
    questions: [choice, truth, gap].map(({ question }) => question),
    config: { preset: 'endless', isEndlessMode: true },
  });
  await page.goto(`/ai-tests/test?test=${testId}`);
  await page.getByRole('heading', { name: 'Endless Practice' }).waitFor();
}

export async function leaveEndless(page: Page): Promise<void> {
  await openEndless(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Faster than the next batch is made. */
export async function outrunEndless(page: Page): Promise<void> {
  await page.route('**/api/tests/*/more-questions', never);
  await page.route('**/api/questions/generate', never);
  await openEndless(page);
  await page.getByRole('radio', { name: /already depolarised/ }).click();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('radio', { name: /False/ }).click();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('textbox', { name: 'Blank' }).fill('magnesium');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
}

export async function missResults(page: Page): Promise<void> {
  await page.route('**/api/attempts/*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`/view-results/${noTest}`);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
}

export async function studyNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const usr = { mode: 'missed-questions', questions: [], studyMaterial: '', parts: [] };
    history.replaceState({ usr, key: 'nothing', idx: 0 }, '', '/study-session');
  });
  await page.reload();
  await waitUntilDrawn(page);
}

/** Of somebody whose scores are all good. */
export async function filterInVain(page: Page): Promise<void> {
  await page.route('**/api/tests?*filter=under-70*', (route) =>
    route.fulfill({
      json: { tests: [], total: 0, pageSize: 10, counts: { all: 2, 'under-70': 0 } },
    }),
  );
  await page.getByText(/^Under 70%/).click();
  await page.getByRole('button', { name: 'Show all tests' }).waitFor();
}

export async function openUntaken(page: Page): Promise<void> {
  const { choice, truth, gap } = makeSamples();
  const questions = [choice, truth, gap].map(({ question }) => question);
  const testId = await makeSavedTest(callerOf(page, 'premium'), { questions });
  await page.goto(`/results/${testId}`);
  await waitUntilDrawn(page);
}

export async function openTakenOnce(page: Page): Promise<void> {
  const { choice, truth, gap } = makeSamples();
  const { testId } = await makeAttempt(callerOf(page, 'premium'), {
    given: [choice, truth, gap].map(({ question, wrong }) => ({ question, answer: wrong })),
  });
  await page.goto(`/results/${testId}`);
  await waitUntilDrawn(page);
}

export async function waitForDetail(page: Page): Promise<void> {
  await page.route(`**/api/tests/${memoryTest}`, never);
  await page.goto(`/results/${memoryTest}`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}

export async function missDetail(page: Page): Promise<void> {
  await page.route(`**/api/tests/${memoryTest}`, (route) =>
    route.fulfill({ status: 403, json: {} }),
  );
  await page.goto(`/results/${memoryTest}`);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
}

function callerOf(page: Page, demo: Demo) {
  return { request: page.request, token: tokenOf(demo) };
}
