import { gradeAnswer } from '@engram/core/questions/grade-answer.ts';
import { blank, Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import {
  continueToPreview,
  expectTest,
  generateButton,
  openConfig,
  whenMade,
} from '../creation/creation-steps.ts';
import type { Account } from '../make-account.ts';

/** An endless test of multiple-choice and true-or-false questions, just begun. */
export async function openEndless(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await openConfig(page, request);
  await page.getByRole('radio', { name: /^Endless/ }).click();
  await continueToPreview(page);
  await generateButton(page).click();
  await expectTest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endless Practice');
  return account;
}

/** The question on the screen, with its key, as this browser keeps it. */
export async function readQuestion(page: Page): Promise<Question> {
  const text = await heading(page).textContent();
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /:(test|added):/.test(key))
      .map(([, value]) => value),
  );
  const kept = stored.flatMap((value) => {
    const parsed: unknown = JSON.parse(value);
    return Kept.parse(parsed);
  });
  const found = kept.find((question) => wordsOf(question) === text);
  if (!found) throw new Error(`Nothing is kept about "${text}"`);
  return found;
}

const Kept = z
  .union([z.array(Question), z.object({ test: z.object({ questions: z.array(Question) }) })])
  .transform((kept) => (Array.isArray(kept) ? kept : kept.test.questions));

/** As the screen says them: a gap is drawn as a line, with a word for those who hear it. */
export function wordsOf({ text }: Question): string {
  return text.replaceAll(blank, 'blank');
}

export function heading(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** The letter of a right or a wrong option. */
export function letterOf(question: Question, isRight: boolean): string {
  if (!('options' in question)) throw new Error(`${question.type} has no options`);
  const index = question.options.findIndex(
    ({ id }) => (gradeAnswer(question, id) === 'correct') === isRight,
  );
  return 'abcdef'.charAt(index);
}

/** By keys alone; the focus is on what leads on then. */
export async function answerByKey(page: Page, isRight = true): Promise<void> {
  const question = await readQuestion(page);
  if (!isRight) {
    await page.keyboard.press(letterOf(question, false));
    await expect(page.getByText(/^Incorrect\. The correct answer is: /)).toBeVisible();
  }
  await page.keyboard.press(letterOf(question, true));
  await expect(page.getByText('Correct! Well done.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused();
}

export async function goOnByKey(page: Page, number: number): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Question ${number}`, { exact: true })).toBeVisible(whenMade);
}
