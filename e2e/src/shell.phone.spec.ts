import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { watchPage } from './watch-page.ts';

test('the menu keeps the focus and closes with Escape', async ({ page }) => {
  const watched = await watchPage(page);
  await signIn(page, 'premium', '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('omar.haddad@example.edu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  expect(await watched.problems()).toEqual([]);
});
