import { expect, test } from '@playwright/test';
import { askAs } from '../attempts/make-attempt.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet, threeCards } from '../flashcards/make-set.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';

test('the day is reviewed by keyboard alone, with undo, until it is done', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  await makeSet(caller, { cards: threeCards });
  await openSignedIn(page, account, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Review 3' })).toBeVisible();
  await page.getByRole('link', { name: 'Start review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Good/ })).toBeEnabled();
  await test.step('it fits a window of 320 x 256, as with 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await measureOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await page.keyboard.press('3');
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  for (const rating of ['3', '4', '3']) {
    await page.keyboard.press('Space');
    await page.keyboard.press(rating);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Done for today' })).toBeFocused();
  await expect(page.getByText('3 cards, 0 missed questions')).toBeVisible();
  await expect
    .poll(() => askAs(caller)('/reviews/due'))
    .toMatchObject({ counts: { left: 0, done: 3 } });
  expect(await watched.problems()).toEqual([]);
});

test('what was missed is of today: whoever leaves finds it on Today, and again in the review', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeSet({ request, ...account }, { cards: threeCards });
  await openSignedIn(page, account, '/review');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  for (const rating of ['1', '3', '3']) {
    await page.keyboard.press('Space');
    await page.keyboard.press(rating);
  }
  await expect(page.getByText('2 of 3 done, 1 to see again')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Review 1' })).toBeVisible();
  await expect(page.getByText('1 to see again today')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flashcards 1 due' })).toBeVisible();
  await page.getByRole('link', { name: 'Start review' }).click();
  await expect(page.getByText('2 of 3 done, 1 to see again')).toBeVisible();
  for (let miss = 0; miss < 2; miss += 1) {
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Again comes back now' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Finish for now' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 to see again today');
  await page.getByRole('button', { name: 'Review 1 more' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeFocused();
  // The second press rates it Good.
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today');
});

test('ratings given offline arrive when the network is back', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  await makeSet(caller, { cards: threeCards });
  await openSignedIn(page, account, '/review');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  // What sends them comes while there is a network.
  await waitForCode(page, 'outbox-sync');
  await context.setOffline(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => askAs(caller)('/reviews/progress'))
    .toMatchObject({ today: { reviews: 1, remembered: 1 } });
});
