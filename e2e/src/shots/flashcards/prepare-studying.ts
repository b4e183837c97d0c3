import type { Page } from '@playwright/test';
import { answerWithSet, setId } from './answer-with-set.ts';
import { makeCards } from './card-samples.ts';

const path = `/flashcards/study/${setId}`;

async function answerWith(page: Page, totalCards: number): Promise<void> {
  await answerWithSet(page, makeCards(totalCards));
  await page.route('**/api/reviews/sync', () => undefined);
}

export async function openCard(page: Page): Promise<void> {
  await answerWith(page, 25);
  await page.goto(path);
  await page.getByText('Studying 1 of 25 cards').waitFor();
  await page.getByText('Click to flip', { exact: true }).waitFor();
}

export async function turnCard(page: Page): Promise<void> {
  await openCard(page);
  await page.keyboard.press('Space');
}

/** With more on its back than a phone shows at once. */
export async function turnLongCard(page: Page): Promise<void> {
  const cards = makeCards(25).map((card) => ({
    ...card,
    back: `${card.back}. `.repeat(24).trim(),
  }));
  await answerWithSet(page, cards);
  await page.route('**/api/reviews/sync', () => undefined);
  await page.goto(path);
  await page.getByText('Click to flip', { exact: true }).waitFor();
  await page.keyboard.press('Space');
}

export async function listTerms(page: Page): Promise<void> {
  await openCard(page);
  await page.keyboard.press('l');
  await page.getByText('All Terms & Definitions').waitFor();
}

export async function finish(page: Page): Promise<void> {
  await answerWith(page, 25);
  await page.goto(path);
  await page.getByText('Click to flip', { exact: true }).waitFor();
  for (let card = 0; card < 25; card += 1) await page.keyboard.press(card < 18 ? '2' : '1');
  await page.getByText('Study Session Complete!').waitFor();
}

export async function missSet(page: Page): Promise<void> {
  const message = 'Flashcard set not found';
  await page.route(`**/api/flashcards/${setId}`, (route) =>
    route.fulfill({ status: 404, json: { code: 'set-not-found', message } }),
  );
  await page.goto(path);
  await page.getByRole('heading', { name: message }).waitFor();
}

export async function emptySet(page: Page): Promise<void> {
  await answerWith(page, 0);
  await page.goto(path);
  await page.getByText('This set has no cards yet').waitFor();
}

export async function waitForSet(page: Page): Promise<void> {
  await page.route(`**/api/flashcards/${setId}`, () => undefined);
  await page.goto(path);
  await page.getByText('Loading flashcards...').waitFor();
}
