import type { Page } from '@playwright/test';
import { writeArriving } from '../recorded-questions.ts';
import { addFiles, notes } from './prepare-input.ts';
import { glossary, prose } from './prepare-without-ai.ts';
import { useModel } from './use-model.ts';

const generating = '**/api/questions/generate';
const generationId = '0198c000-0000-7000-8000-00000000c0de';

export async function write(page: Page): Promise<void> {
  await useUp(page, 2);
  await useModel(page);
  await page.reload();
  await page.getByLabel('Your text').fill(notes);
  await page.getByText('3 of 5 AI tests left').waitFor();
}

export async function openOptions(page: Page): Promise<void> {
  await write(page);
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Subject').waitFor();
}

export async function upload(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Upload' }).click();
  await addFiles(page);
}

export async function writeTooLittle(page: Page): Promise<void> {
  await useModel(page);
  await page.reload();
  await page.getByLabel('Your text').fill('Long-term potentiation');
  await page.getByRole('button', { name: 'Make 10 mixed questions' }).click();
  await page.getByText('Text is too short.').first().waitFor();
}

export async function countSure(page: Page): Promise<void> {
  await page.getByLabel('Your text').fill(glossary);
  await page.getByText(/^Your text supports/).waitFor();
}

/** Where AI waits for a confirmed address. */
export async function waitForEmail(page: Page): Promise<void> {
  await useModel(page, { withoutAi: 'unconfirmed' });
  await page.reload();
  await page.getByLabel('Your text').fill(prose);
  await page.getByRole('region', { name: 'Confirm your email' }).waitFor();
  await page.getByRole('button', { name: 'Choose how to go on' }).waitFor();
}

export async function stopUnconfirmed(page: Page): Promise<void> {
  await waitForEmail(page);
  // The server has no such model: what is asked of it are its own rules.
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('AI Model').selectOption('built-in');
  await page.getByRole('button', { name: 'Choose how to go on' }).click();
  await page.getByRole('link', { name: 'Mark the text' }).waitFor();
}

export async function stop(page: Page): Promise<void> {
  await page.getByLabel('Your text').fill(prose);
  await page.getByRole('button', { name: 'Choose how to go on' }).click();
  await page.getByRole('link', { name: 'Mark the text' }).waitFor();
}

export async function make(page: Page): Promise<void> {
  await write(page);
  await page.route('**/api/generations/*/events', () => undefined);
  await page.route(generating, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: writeArriving(generationId) }),
  );
  await page.getByRole('button', { name: 'Make 10 mixed questions' }).click();
  await page.getByText('3 of 10 questions').waitFor();
}

export async function fail(page: Page): Promise<void> {
  await write(page);
  const message =
    'You have used your 5 free tests this month. Upgrade to Premium for unlimited tests.';
  await page.route(generating, (route) =>
    route.fulfill({ status: 403, json: { code: 'ai-tests-used', message, error: message } }),
  );
  await page.getByRole('button', { name: 'Make 10 mixed questions' }).click();
  await page.getByRole('alert').waitFor();
}

async function useUp(page: Page, used: number): Promise<void> {
  const some = { used, limit: 5 };
  await page.route('**/api/usage', (route) =>
    route.fulfill({ json: { aiTests: some, aiCardSets: some, aiAnswers: some } }),
  );
}

/** A test and cards, as rules make them. */
export async function makeBoth(page: Page): Promise<void> {
  await pressBoth(page);
  await page.getByText('Your test and cards are ready').waitFor();
}

export async function waitForCards(page: Page): Promise<void> {
  await page.route(makingCards, () => undefined);
  await pressBoth(page);
  await page
    .getByText(/^Making your cards/)
    .first()
    .waitFor();
}

export async function missCards(page: Page): Promise<void> {
  const message = 'The model refused to make cards of this text.';
  await page.route(makingCards, (route) =>
    route.fulfill({ status: 422, json: { code: 'content-refused', message, error: message } }),
  );
  await pressBoth(page);
  await page.getByText(message).waitFor();
}

const makingCards = '**/api/flashcards/generate';

async function pressBoth(page: Page): Promise<void> {
  await countSure(page);
  await page.getByRole('checkbox', { name: /Also make flashcards/ }).check();
  await page.getByRole('button', { name: /^Make \d+ questions$/ }).click();
  await page.getByRole('link', { name: 'Start Test' }).waitFor();
}
