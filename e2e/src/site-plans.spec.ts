import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { watchPage } from './watch-page.ts';

test('/features works by keyboard alone: tabs by arrows, then on to Try Free Now', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.goto('/features', { waitUntil: 'networkidle' });
  await tabTo(page, 'For Students', 'tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'For Educators', selected: true })).toBeFocused();
  const educators = page.getByRole('tabpanel', { name: 'For Educators' });
  await expect(educators.getByRole('heading', { name: 'Join with a code' })).toBeVisible();
  await expect(page.getByText('Tests from your own notes')).toBeHidden();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await expect(educators).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register');
  expect(await watched.problems()).toEqual([]);
});

test('/features keeps its tab over a reload, and gives way to the links of the header', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.goto('/features', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'For Teachers' }).click();
  await expect(page.getByRole('tab', { name: 'For Educators', selected: true })).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('tabpanel', { name: 'For Educators' })).toBeVisible();
  await header.getByRole('link', { name: 'For Students' }).click();
  await expect(page.getByRole('tabpanel', { name: 'For Students' })).toBeVisible();
  // A breach of hydration would be among them.
  expect(await watched.problems()).toEqual([]);
});

test('/features#educators opens on the educators', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/features#educators', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tab', { name: 'For Educators', selected: true })).toBeInViewport();
  await expect(page.getByText('Tests from your own notes')).toBeHidden();
  // The address only chooses a tab: the page still begins with its headline.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await watched.problems()).toEqual([]);
});

test('/features writes the chosen tab into the address and stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/features', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  // A click of Playwright may first scroll the page to the tab.
  await page
    .getByRole('tab', { name: 'For Educators' })
    .evaluate((tab: HTMLElement) => tab.click());
  await expect(page).toHaveURL('/features#educators');
  await expect(page.getByRole('tabpanel', { name: 'For Educators' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('a link of the header to the other tab is a step in the history', async ({ page }) => {
  await page.goto('/features', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'For Teachers' }).click();
  await expect(page).toHaveURL('/features#educators');
  await page.goBack();
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('tab', { name: 'For Students', selected: true })).toBeVisible();
});

test('/pricing works by keyboard alone: an answer opens by Enter, a plan leads to /auth', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const answer = page.getByText('Every paid plan starts with a');
  await expect(answer).toBeHidden();
  await page.getByText('Is there a free trial?').scrollIntoViewIfNeeded();
  await tabTo(page, 'Is there a free trial?');
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, 'Contact Sales', 'link');
  await tabTo(page, 'Start Free Trial', 'link');
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await tabTo(page, 'Choose Student', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
  expect(await watched.problems()).toEqual([]);
});

for (const path of ['/features', '/pricing']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme} passes axe and fits 320 px, with large text too`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectNoAxeViolations(page);
      expect(await overflowOf(page, 'html')).toBe(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflowOf(page, 'main')).toBe(0);
    });
  }
}

test('without JavaScript /features shows both lists under their names, with links to them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/features');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'For Students' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Endless practice' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Join with a code' })).toBeVisible();
  await main.getByRole('link', { name: 'For Educators' }).click();
  await expect(page).toHaveURL('/features#educators');
  await expect(main.getByRole('heading', { name: 'For Educators' })).toBeInViewport();
  await expect(main.getByRole('heading', { name: 'Tests from your own notes' })).toBeVisible();
  await main.getByRole('link', { name: 'Try Free Now' }).click();
  await expect(page).toHaveURL('/register');
  await context.close();
});

test('without JavaScript /pricing shows plans and answers, and its links lead on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/pricing?source=onboarding');
  await expect(page.getByRole('region', { name: 'Educator' })).toContainText('Unlimited students');
  await page.getByText('Can my students use the free plan?').click();
  await expect(page.getByText('Educators can share with free-plan students.')).toBeVisible();
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await page.getByRole('link', { name: 'Choose Educator' }).click();
  await expect(page).toHaveURL('/auth');
  await context.close();
});

/** Presses Tab until the focus is there, as somebody without a mouse would. */
async function tabTo(page: Page, name: string, role?: 'tab' | 'link'): Promise<void> {
  const target = role ? page.getByRole(role, { name }) : page.locator('summary', { hasText: name });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

function overflowOf(page: Page, selector: 'html' | 'main'): Promise<number> {
  return page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
}
