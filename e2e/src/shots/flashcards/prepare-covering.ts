import type { Page } from '@playwright/test';
import { chooseCoveredPicture } from '../../flashcards/choose-covered-picture.ts';
import { makeSet, threeCards } from '../../flashcards/make-set.ts';
import { tokenOf } from '../../sign-in.ts';
import { waitUntilDrawn } from '../../wait-until-drawn.ts';

export async function choosePicture(page: Page): Promise<void> {
  await openSet(page);
  await chooseCoveredPicture(page);
  await waitUntilDrawn(page);
}

export async function coverParts(page: Page): Promise<void> {
  await choosePicture(page);
  for (const name of ['Root hair', 'Xylem', 'Root cap']) {
    await page.getByRole('button', { name: 'Cover a part' }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
  }
  await page.evaluate(() => window.scrollTo({ top: 0 }));
}

export async function listCards(page: Page): Promise<void> {
  await addCards(page);
  await waitUntilDrawn(page);
}

export async function askForPart(page: Page): Promise<void> {
  const setId = await addCards(page);
  await page.goto(`/flashcards/study/${setId}`);
  await page.getByText('Studying 1 of 4 cards').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-cover=asked]').first().waitFor();
  await waitUntilDrawn(page);
}

export async function showPart(page: Page): Promise<void> {
  await askForPart(page);
  await page.keyboard.press('Space');
  await page.getByText('Click to flip back', { exact: true }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

async function openSet(page: Page): Promise<string> {
  const setId = await makeSet(
    { request: page.request, token: tokenOf('free') },
    { cards: threeCards.slice(0, 1), name: 'Roots' },
  );
  await page.goto(`/flashcards/set/${setId}`);
  return setId;
}

async function addCards(page: Page): Promise<string> {
  await coverParts(page);
  await page.getByRole('button', { name: 'Add 3 cards' }).click();
  await page.getByText('3 cards added.').first().waitFor();
  return page.url().split('/').at(-1) ?? '';
}
