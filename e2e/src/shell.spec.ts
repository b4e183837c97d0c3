import { expect, test } from '@playwright/test';
import { makeAccount, openSignedIn } from './make-account.ts';
import { openPage } from './open-page.ts';
import { watchPage } from './watch-page.ts';

test('the first Tab reaches the skip link, and the tools menu works by keyboard', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const tools = page.getByRole('button', { name: 'AI Study Tools' });
  await tools.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Make AI Quizzes' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'AI Flashcards' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tools).toBeFocused();
  expect(await watched.problems()).toEqual([]);
});

test('a signed-in user logs out from the account menu, and the session is over', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await openSignedIn(page, account, '/');
  await page.getByRole('button', { name: /account menu/ }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Try Free Now' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await told;
  const data = { idToken: account.token };
  const reply = await page.request.post('/api/auth/verify-token', { data });
  expect(reply.status()).toBe(401);
});
