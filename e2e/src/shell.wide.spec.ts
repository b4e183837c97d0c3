import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { signIn, tokenOf } from './sign-in.ts';
import { watchPage } from './watch-page.ts';

test('the tools menu works by keyboard and its open state passes axe', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'AI Study Tools' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Make AI Quizzes' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'AI Flashcards' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'AI Study Tools' })).toBeFocused();
  expect(await watched.problems()).toEqual([]);
});

test('a signed-in user logs out from the account menu, and the session is over', async ({
  page,
}) => {
  await signIn(page, 'free');
  await page.getByRole('button', { name: /account menu/ }).click();
  await expect(page.getByText('maya.okafor@example.edu')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Try Free Now' })).toBeVisible();
  await expect(page).toHaveURL('/');
  const reply = await page.request.post('/api/auth/verify-token', {
    data: { idToken: tokenOf('free') },
  });
  expect(reply.status()).toBe(401);
});
