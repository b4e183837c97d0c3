import { expect, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet, threeCards } from '../flashcards/make-set.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { expectStill, watchShifts } from '../watch-shifts.ts';

test('a returning learner starts what is due in one click, nothing moves, and the day ends in words', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  await makeSet({ request, ...account }, { cards: threeCards });
  await watchShifts(page);
  await openSignedIn(page, account, '/dashboard');
  const due = page.getByRole('region', { name: 'Review 3' });
  await expect(due.getByText('3 cards')).toBeVisible();
  await expect(due.getByText('From Memory and plasticity')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flashcards 3 due' })).toBeVisible();
  await expect(page.getByText('No test results yet')).toBeVisible();
  await expect(page.getByText('0 of 5')).toBeVisible();
  await expectStill(page);

  await due.getByRole('link', { name: 'Start review' }).click();
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  for (const rating of ['3', '3', '3']) {
    await page.keyboard.press('Space');
    await page.keyboard.press(rating);
  }
  await page.getByRole('link', { name: 'Back to Today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That’s it for today');
  await expect(page.getByText('Welcome!')).toBeVisible();
  await expect(
    page.getByText(/^3 reviews in 1 minute\. You remembered all of them\./),
  ).toBeVisible();
  await expect(page.getByText(/^You can stop here\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flashcards', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Review 10 ahead' }).click();
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('on a first visit somebody gives their name and makes a test of their notes by key presses alone', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await watchShifts(page);
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Welcome!');
  await expect(page.getByText('0 of 5')).toBeVisible();
  await expectStill(page);

  await tabTo(page, page.getByLabel('What should we call you?'));
  await page.keyboard.type('Jonas Weber');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Welcome, Jonas!');
  await expect(title).toBeFocused();

  await test.step('it fits a window of 320 x 256, as with 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await measureOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await tabTo(page, page.getByRole('button', { name: 'Make my first test' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paste some of your notes first.')).toBeVisible();
  await expect(page.getByLabel('Paste your notes')).toBeFocused();
  await page.keyboard.type('The hippocampus binds what the cortex knows.');
  await tabTo(page, page.getByRole('button', { name: 'Make my first test' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.locator('textarea')).toHaveValue(
    'The hippocampus binds what the cortex knows.',
  );
  expect(await watched.problems()).toEqual([]);
});

test('a sample text leads to a test as own notes do', async ({ page, request }) => {
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  await page.getByRole('button', { name: /^Try a sample text/ }).click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.locator('textarea')).toHaveValue(/Chlorophyll is a green pigment/);
});

test('the link that confirms an address is sent again from Today', async ({ page, request }) => {
  const account = await makeAccount(request);
  await openSignedIn(page, account, '/dashboard');
  await expect(page.getByText(`We sent a link to ${account.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`We sent a new link to ${account.email}.`)).toBeVisible();
});
