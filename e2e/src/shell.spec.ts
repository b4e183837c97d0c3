import { expect, test } from '@playwright/test';
import { measureOverflow } from './expect-whole.ts';
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

test('all entries of the header of a visitor fit the narrowest window that shows them, beside a scroll bar', async ({
  page,
}) => {
  const scrollBar = 15;
  await page.setViewportSize({ width: 1024, height: 700 });
  await openPage(page, '/');
  const header = page.getByRole('banner');
  const last = await header.getByRole('button', { name: 'AI Study Tools' }).boundingBox();
  const next = await header.getByRole('link', { name: 'Sign in' }).boundingBox();
  const room = (next?.x ?? 0) - (last?.x ?? 0) - (last?.width ?? 0);
  expect(room).toBeGreaterThanOrEqual(scrollBar);
  expect(await measureOverflow(page)).toBe(0);
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

test('signed in, the places and the menu to create work by keyboard, and no heading has a ring', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  const places = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: 'Cards' }).focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('My Flashcards');
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('box-shadow', 'none');
  await expect(title).toHaveCSS('outline-style', 'none');

  const tools = page.getByRole('button', { name: 'AI Study Tools' });
  await tools.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Make AI Quizzes' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'AI Flashcards' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Endless AI Learning' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Add Your Content');
  expect(await watched.problems()).toEqual([]);
});

test('the frame and the place of the screen are painted before any code or answer is here', async ({
  page,
  request,
}) => {
  const { token } = await makeAccount(request);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const places = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test('no frame is painted for a visitor, nor around signing in, and no header where one answers', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('[data-tab-bar]')).toBeAttached();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('token', 'kept'));
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.locator('[data-tab-bar]')).toBeAttached();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto('/study-session', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
