import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { askAs } from '../attempts/make-attempt.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';
import { makeSet, threeCards } from './make-set.ts';

test('[FSTUDY-05] [FSTUDY-11] [FSTUDY-16] [FSTUDY-23] a set is studied by keyboard alone, and known cards survive a reload; one that is not there says so (N48)', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { setId, ask } = await openStudy(page, request);
  await expect(page.getByText('Studying 1 of 3 cards')).toBeVisible();
  await test.step('it fits a window of 320 x 256, as with 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await measureOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await page.keyboard.press('Space');
  await expect(page.getByText('Click to flip back', { exact: true })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Studying 2 of 3 cards')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByText('All Terms & Definitions')).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('Known');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: 'Study Session Complete!' })).toBeFocused();
  await expect(page.getByRole('img', { name: '2 known, 1 to review' })).toBeVisible();
  await expect
    .poll(() => ask(`/flashcards/${setId}`))
    .toMatchObject({ set: { knownCount: 2, bookmarkedCount: 1 } });
  await page.reload();
  await expect(page.getByText('67%')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Sets' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/flashcards$/);
  expect(await watched.problems()).toEqual([]);

  await page.goto('/flashcards/study/0190a5a0-0000-7000-8000-0000000000aa');
  await expect(page.getByRole('heading', { name: 'Flashcard set not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sets' }).click();
  await expect(page).toHaveURL(/\/flashcards$/);
});

test('answers given offline arrive when the network is back, once', async ({
  page,
  context,
  request,
}) => {
  const { setId, ask } = await openStudy(page, request);
  await expect(page.getByText('Studying 1 of 3 cards')).toBeVisible();
  // What sends them comes while there is a network.
  await waitForCode(page, 'outbox-sync');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Know It' }).click();
  await page.getByRole('button', { name: 'Know It' }).click();
  await expect(page.getByText('67%')).toBeVisible();
  expect(await ask(`/flashcards/${setId}`)).toMatchObject({ set: { knownCount: 0 } });
  await context.setOffline(false);
  await expect.poll(() => ask(`/flashcards/${setId}`)).toMatchObject({ set: { knownCount: 2 } });
  await expect.poll(() => ask('/reviews/progress')).toMatchObject({ today: { reviews: 2 } });
});

async function openStudy(page: Page, request: APIRequestContext) {
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  const setId = await makeSet(caller, { cards: threeCards });
  await openSignedIn(page, account, `/flashcards/study/${setId}`);
  return { setId, ask: askAs(caller) };
}
