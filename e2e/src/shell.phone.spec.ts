import { expect, type Page, test } from '@playwright/test';
import { expectWhole } from './expect-whole.ts';
import { makeAccount, openSignedIn } from './make-account.ts';
import { openPage } from './open-page.ts';
import { signIn } from './sign-in.ts';
import { watchPage } from './watch-page.ts';

test('the menu of a visitor keeps the focus and closes with Escape', async ({ page }) => {
  const watched = await watchPage(page);
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  expect(await watched.problems()).toEqual([]);
});

test('a visitor signs in from the header, also at 320 px and with letters twice as large', async ({
  page,
}) => {
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await openPage(page, '/');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(signIn).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await expectWhole(page);
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  await expect(signIn).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  const box = await signIn.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await signIn.tap();
  await expect(page).toHaveURL('/auth');
});

test('the tab bar leads through the places, with room for a thumb, also at 320 px', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await signIn(page, 'free', '/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole(page);
  for (const tab of await tabs.locator('a, button').all()) {
    const box = await tab.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await tabs.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL('/flashcards');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(tabs.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page');
  expect(await watched.problems()).toEqual([]);
});

test('menus are sheets: one creates, one is the account, and both give focus back', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await signIn(page, 'premium', '/dashboard');
  const plus = page.getByRole('button', { name: 'AI Study Tools' });
  await plus.click();
  const sheet = page.getByRole('dialog', { name: 'AI Study Tools' });
  await expect(sheet.getByRole('link', { name: 'Make AI Quizzes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plus).toBeFocused();

  await page.getByRole('button', { name: /account menu/ }).click();
  await expect(page.getByText('omar.haddad@example.edu')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused();

  await plus.click();
  await sheet.getByRole('link', { name: 'Endless AI Learning' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Your Content');
  await expect(sheet).toBeHidden();
  expect(await watched.problems()).toEqual([]);
});

test('a flow that docks a bar of its own takes the place of the tab bar', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  await expect(tabBar(page)).toBeVisible();
  await page.goto('/ai-tests');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  await expect(tabBar(page)).toBeHidden();
});

function tabBar(page: Page) {
  return page.locator('[data-tab-bar]');
}
