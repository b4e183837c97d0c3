import type { Page } from '@playwright/test';
import { makeWritten } from '../../sharing/make-written.ts';
import { tokenOf } from '../../sign-in.ts';
import { openReport } from './prepare-owning.ts';

async function openFresh(page: Page): Promise<string> {
  const { code } = await makeWritten({ request: page.request, token: tokenOf('premium') });
  await page.goto(`/grading/${code}`);
  await page.getByText('4 people wrote').waitFor();
  return code;
}

export async function openDesk(page: Page): Promise<void> {
  await openFresh(page);
}

export async function judgeOne(page: Page): Promise<void> {
  await openFresh(page);
  await page.keyboard.press('a');
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: '2 people wrote' }).waitFor();
}

export async function judgeAll(page: Page): Promise<void> {
  await openFresh(page);
  for (const [key, next] of [
    ['1', '2 people wrote'],
    ['2', '1 person wrote'],
    ['3', 'All graded'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('heading', { name: next }).waitFor();
  }
}

export async function listAll(page: Page): Promise<void> {
  await openFresh(page);
  await page.goto('/grading');
  await page.getByText('Tests you shared').waitFor();
}

export async function openWritten(page: Page): Promise<void> {
  const code = await openFresh(page);
  await page.goto(`/test/${code}/report`);
  await page.getByText('7 answers wait for you').waitFor();
}

async function openDialog(page: Page, number: number): Promise<void> {
  const correct = page.getByRole('button', { name: `Correct and regrade: question ${number}` });
  // Beside what speaks against its key, and at the question itself.
  await correct.first().click();
  await page.getByRole('dialog').waitFor();
}

/** A choice, whose key is another one. */
export async function correctKey(page: Page): Promise<void> {
  await openReport(page);
  await openDialog(page, 1);
  await page.getByRole('dialog').getByRole('radio').nth(3).click();
  await page.getByText(/^Changes \d+ of 12 scores$/).waitFor();
}

/** Words, of which one more is right and one no longer. */
export async function correctWords(page: Page): Promise<void> {
  await openWritten(page);
  await openDialog(page, 2);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Another answer that is right').fill('the lime mineral');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('button', { name: 'Remove calcium ions' }).click();
  await page.getByText(/^Changes \d+ of 9 scores$/).waitFor();
  await dialog.getByLabel(/^Note to/).fill('Question 2: the lime mineral is right too.');
}

export async function saveCorrection(page: Page): Promise<void> {
  await correctWords(page);
  await page.getByRole('button', { name: /^Regrade \d+ scores?$/ }).click();
  await page.getByText('History of question 2').waitFor();
}
