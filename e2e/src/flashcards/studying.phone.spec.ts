import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { makeSet } from './make-set.ts';

const long = 'The trace that a memory leaves in the brain is strengthened by every recall. '.repeat(
  18,
);
const cards = [
  { front: 'Engram', back: 'A memory trace.' },
  { front: 'Consolidation', back: long.trim() },
  { front: 'Hippocampus', back: 'It binds what the cortex knows.' },
];

test('the buttons stay in one place, however long a card is', async ({ page, request }) => {
  await openStudy(page, request);
  const button = page.getByRole('button', { name: 'Know It' });
  const before = await button.boundingBox();
  const whereNow = async () => (await button.boundingBox())?.y;
  await page.keyboard.press('Space');
  expect(await whereNow()).toBe(before?.y);
  await button.click();
  await expect(page.getByText('Studying 2 of 3 cards')).toBeVisible();
  expect(await whereNow()).toBe(before?.y);
  await test.step('the long side grows, and is scrolled under them', async () => {
    await page.keyboard.press('Space');
    await expect(page.getByText('Click to flip back', { exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => document.body.scrollHeight > 2 * innerHeight)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 600 }));
    expect(await whereNow()).toBe(before?.y);
  });
  await test.step('the next card is read from its beginning', async () => {
    await button.click();
    await expect(page.getByText('Studying 3 of 3 cards')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await whereNow()).toBe(before?.y);
  });
});

async function openStudy(page: Page, request: APIRequestContext): Promise<void> {
  const account = await makeAccount(request);
  const setId = await makeSet({ request, token: account.token }, { cards });
  await openSignedIn(page, account, `/flashcards/study/${setId}`);
  await expect(page.getByText('Studying 1 of 3 cards')).toBeVisible();
}
