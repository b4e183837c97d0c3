import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import { makeSet } from './make-set.ts';

const long = 'The trace that a memory leaves in the brain is strengthened by every recall. '.repeat(
  25,
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
    await page.getByRole('button', { name: /Click to flip$/ }).tap({ position: { x: 60, y: 200 } });
    await expect(page.getByRole('button', { name: /Click to flip back$/ })).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 400 }));
    expect(await page.evaluate(() => scrollY)).toBe(400);
    expect(await whereNow()).toBe(before?.y);
  });
  await test.step('the next card is read from its beginning', async () => {
    await button.click();
    await expect(page.getByText('Studying 3 of 3 cards')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await whereNow()).toBe(before?.y);
  });
});

test('a finger pushes a card on and back, and scrolls as ever', async ({ page, request }) => {
  const watched = await watchPage(page);
  await openStudy(page, request);
  const drag = await makeDrag(page);
  await drag([-140, 10]);
  await expect(page.getByText('Studying 2 of 3 cards')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Term: Consolidation. Click to flip' }),
  ).toHaveCount(1);
  await drag([140, -10]);
  await expect(page.getByText('Studying 1 of 3 cards')).toBeVisible();
  await test.step('back from the first card is nowhere', async () => {
    await drag([140, 0]);
    await expect(page.getByText('Studying 1 of 3 cards')).toBeVisible();
  });
  await test.step('up is read on, not moved on', async () => {
    await drag([-140, 0]);
    await page.keyboard.press('Space');
    await drag([-60, -300]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(page.getByText('Studying 2 of 3 cards')).toBeVisible();
  });
  expect(await watched.problems()).toEqual([]);
});

async function openStudy(page: Page, request: APIRequestContext): Promise<void> {
  const account = await makeAccount(request);
  const setId = await makeSet({ request, token: account.token }, { cards });
  await openSignedIn(page, account, `/flashcards/study/${setId}`);
  await expect(page.getByText('Studying 1 of 3 cards')).toBeVisible();
}

/** With one finger, from the middle of the card. */
async function makeDrag(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  return async ([across, down]: [number, number]) => {
    const [x, y] = [195, 420];
    await touch('touchStart', x, y);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', x + across * part, y + down * part);
    }
    await touch('touchEnd');
  };
}
