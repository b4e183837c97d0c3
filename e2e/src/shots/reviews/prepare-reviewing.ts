import type { Page } from '@playwright/test';
import {
  makeCardItem,
  makeEmptyProgress,
  makeProgress,
  makeQuestionItem,
  makeQueue,
} from './review-samples.ts';

async function answerWith(page: Page, items: readonly object[], progress: object = makeProgress()) {
  await page.route('**/api/reviews/queue*', (route) => route.fulfill({ json: makeQueue(items) }));
  await page.route('**/api/reviews/progress', (route) => route.fulfill({ json: progress }));
  await page.route('**/api/reviews/sync', () => undefined);
}

export async function openCard(page: Page): Promise<void> {
  await answerWith(page, [makeCardItem(), makeQuestionItem()]);
  await page.goto('/review');
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
}

export async function showBack(page: Page): Promise<void> {
  await openCard(page);
  await page.keyboard.press('Space');
  await page.getByText('The time below each word').waitFor();
}

async function openQuestion(page: Page): Promise<void> {
  await answerWith(page, [makeQuestionItem(), makeCardItem()]);
  await page.goto('/review');
  await page.getByText('Missed question').waitFor();
}

export const askQuestion = openQuestion;

export async function answerRight(page: Page): Promise<void> {
  await openQuestion(page);
  await page.getByRole('radio', { name: /When the cues match those present/ }).click();
  await page.getByText('Correct! Well done. How hard was it?').waitFor();
}

export async function answerWrong(page: Page): Promise<void> {
  await openQuestion(page);
  await page.getByRole('radio', { name: /When no cues were present/ }).click();
  await page.getByText('Incorrect. The correct answer is:').waitFor();
}

export async function seeDone(page: Page): Promise<void> {
  await answerWith(page, []);
  await page.goto('/review');
  await page.getByText('Next 14 days').first().waitFor();
}

export async function changeGoal(page: Page): Promise<void> {
  await seeDone(page);
  await page.getByRole('button', { name: 'Change goal' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function seeNothing(page: Page): Promise<void> {
  await answerWith(page, [], makeEmptyProgress());
  await page.goto('/review');
  await page.getByText('Nothing to review yet').waitFor();
}

export async function fail(page: Page): Promise<void> {
  const message = 'Something went wrong. Please try again.';
  await page.route('**/api/reviews/queue*', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid-input', message } }),
  );
  await page.goto('/review');
  await page.getByRole('heading', { name: "We couldn't load your review" }).waitFor();
}

/** Eighteen due, wherever they are told of. */
async function countDue(page: Page): Promise<void> {
  const counts = { due: 18, new: 0, again: 0, cards: 12, questions: 6, left: 18, done: 0 };
  const due = { counts, groups: [], msPerReview: 15_000 };
  await page.route('**/api/reviews/due', (route) => route.fulfill({ json: due }));
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Review 18' }).waitFor();
}

export async function openTools(page: Page): Promise<void> {
  await countDue(page);
  await page.getByRole('button', { name: 'AI Study Tools' }).click();
  await page.getByRole('menuitem', { name: 'Review 18 due' }).waitFor();
}

export async function openToolsSheet(page: Page): Promise<void> {
  await countDue(page);
  await page.getByRole('button', { name: 'AI Study Tools' }).click();
  await page.getByRole('link', { name: 'Review 18 due' }).waitFor();
}
