import { expect, test } from '@playwright/test';
import { openPage, reloadPage } from './open-page.ts';
import { tabTo } from './tab-to.ts';
import { watchPage } from './watch-page.ts';

test('/features: the header and the address choose the tab, which stays over a reload and is a step in the history', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, '/features#educators');
  const educators = page.getByRole('tab', { name: 'For Educators', selected: true });
  await expect(educators).toBeInViewport();
  await expect(page.getByText('Tests from your own notes')).toBeHidden();
  // The address only chooses a tab: the page still begins with its headline.
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await openPage(page, '/features');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'For Teachers' }).click();
  await expect(page).toHaveURL('/features#educators');
  await expect(educators).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('tab', { name: 'For Students', selected: true })).toBeVisible();
  await page.goForward();
  await reloadPage(page);
  await expect(page.getByRole('tabpanel', { name: 'For Educators' })).toBeVisible();
  await header.getByRole('link', { name: 'For Students' }).click();
  await expect(page.getByRole('tabpanel', { name: 'For Students' })).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 120));
  // A click of Playwright may first scroll the page to the tab.
  await page
    .getByRole('tab', { name: 'For Educators' })
    .evaluate((tab: HTMLElement) => tab.click());
  await expect(page).toHaveURL('/features#educators');
  await expect(page.getByRole('tabpanel', { name: 'For Educators' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  // A breach of hydration would be among them.
  expect(await watched.problems()).toEqual([]);
});

test('/features and /pricing work by keyboard alone: tabs by arrows, answers by Enter, buttons lead to /register and /auth', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const { keyboard } = page;
  await openPage(page, '/features');
  await tabTo(page, page.getByRole('tab', { name: 'For Students' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'For Educators', selected: true })).toBeFocused();
  const educators = page.getByRole('tabpanel', { name: 'For Educators' });
  await expect(educators.getByRole('heading', { name: 'Join with a code' })).toBeVisible();
  await expect(page.getByText('Tests from your own notes')).toBeHidden();
  await keyboard.press('Tab');
  await expect(educators).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/register');

  await openPage(page, '/pricing');
  await tabTo(page, page.getByRole('link', { name: 'Choose Student' }));
  const answer = page.getByText('Every paid plan starts with a');
  await expect(answer).toBeHidden();
  await tabTo(page, page.locator('summary', { hasText: 'Is there a free trial?' }));
  await keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Contact Sales' }));
  await tabTo(page, page.getByRole('link', { name: 'Start Free Trial' }));
  await tabTo(page, page.getByRole('link', { name: 'Choose Student' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
  expect(await watched.problems()).toEqual([]);
});
