import type { Page } from '@playwright/test';
import { askPanel, dragOver, proposal } from '../../marks/mark-steps.ts';
import { kidneyProse, questionAbout, sheet } from '../../try/try-steps.ts';
import type { State } from '../state.ts';

const path = '/try';

/** Of trying it without an account. */
export const tryStates: State[] = [
  { name: 'try-start', path, as: 'signed-out' },
  { name: 'try-short', path, as: 'signed-out', prepare: pasteTooLittle },
  { name: 'try', path, as: 'signed-out', isFullPage: true, prepare: answerSample },
  { name: 'try-marked', path, as: 'signed-out', isFullPage: true, prepare: markSample },
  { name: 'try-ask', path, as: 'signed-out', prepare: askSample },
  { name: 'try-prose', path, as: 'signed-out', prepare: pasteProse },
  { name: 'try-result', path, as: 'signed-out', isFullPage: true, prepare: answerAll },
  { name: 'register-short', path, as: 'signed-out', prepare: keep },
  { name: 'try-keep-nothing', path: '/try/keep', as: 'free' },
];

async function pasteTooLittle(page: Page): Promise<void> {
  await sheet(page).fill('Osmosis is not enough.');
  await page.getByRole('button', { name: 'Make questions' }).click();
  await page.getByText('Text is too short.').waitFor();
}

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Photosynthesis' }).click();
  await page.getByRole('heading', { name: 'Ready questions' }).waitFor();
}

async function answerSample(page: Page): Promise<void> {
  await openSample(page);
  await answer(page, /the fluid inside a chloroplast/, 'Stroma');
  await answer(page, /a pore in a leaf/, 'Xylem');
  await page.getByText('Was your answer right?').waitFor();
}

async function answer(page: Page, about: RegExp, words: string): Promise<void> {
  const question = questionAbout(page, about);
  await question.getByRole('textbox').fill(words);
  await question.getByRole('button', { name: 'Check' }).click();
}

async function markSample(page: Page): Promise<void> {
  await openSample(page);
  await proposal(page, 'Calvin cycle').click();
  await answer(page, /the fluid inside a chloroplast/, 'Stroma');
  await dragOver(page, 'rubisco');
  await askPanel(page)
    .getByRole('button', { name: /Ask me this/ })
    .click();
  await questionAbout(page, /catalyses the first step/).waitFor();
}

async function askSample(page: Page): Promise<void> {
  await openSample(page);
  await dragOver(page, 'rubisco');
}

async function pasteProse(page: Page): Promise<void> {
  await sheet(page).fill(kidneyProse);
  await page.getByRole('button', { name: 'Make questions' }).click();
  await page.getByRole('button', { name: /^Accept all/ }).waitFor();
}

async function answerAll(page: Page): Promise<void> {
  await pasteProse(page);
  await proposal(page, '180 litres').click();
  await answer(page, /the two kidneys filter about/, '180 litres');
  await page.getByText('1 of 1 right.').waitFor();
}

async function keep(page: Page): Promise<void> {
  await openSample(page);
  await page.getByRole('link', { name: 'Keep this and make more' }).click();
  await page.getByLabel('Confirm password').waitFor();
}
