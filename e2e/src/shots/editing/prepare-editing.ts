import type { Page } from '@playwright/test';
import { makeSavedTest } from '../../attempts/make-attempt.ts';
import { makePlantQuestions } from '../../editing/plant-test.ts';
import { tokenOf } from '../../sign-in.ts';
import { waitUntilDrawn } from '../../wait-until-drawn.ts';

/** As the design shows it: one question lifted, one being edited, one deleted. */
export async function edit(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByRole('button', { name: 'Delete question 4' }).click();
  await page.getByRole('button', { name: 'Edit question 3' }).click();
  await page.getByRole('button', { name: 'Move question 2' }).click();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
}

export async function writeFormula(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit question 3' }).click();
  await page.getByRole('button', { name: 'Formula', exact: true }).click();
  await page.keyboard.type(String.raw`\frac{24\,\text{mm}}{0.8\,\text{mm}}`);
  await waitUntilDrawn(page);
}

export async function writeBadly(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit question 3' }).click();
  await page.getByLabel('Option A', { exact: true }).fill(String.raw`$\frac{a$`);
  await page.getByText("We can't read the formula").waitFor();
}

export async function addPicture(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByRole('button', { name: 'Picture question 1' }).click();
}

export async function openTools(page: Page): Promise<void> {
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit question 3' }).click();
  await page.getByRole('button', { name: 'Insert into Option C' }).click();
}

async function openEditor(page: Page): Promise<void> {
  const token = tokenOf('free');
  const questions = await makePlantQuestions(page, token);
  const testId = await makeSavedTest(
    { request: page.request, token },
    { questions, name: 'Plants: roots and water' },
  );
  await page.goto(`/results/${testId}`);
  await page.getByRole('button', { name: 'Edit questions' }).click();
  await page.getByRole('button', { name: 'Show answers' }).click();
  await waitUntilDrawn(page);
}
