import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { makeAccount, openSignedIn } from './make-account.ts';
import { type WatchedPage, watchPage } from './watch-page.ts';

const pages = [
  '/',
  '/features',
  '/features#educators',
  '/pricing',
  '/contact',
  '/faq',
  '/privacy',
  '/terms',
  '/auth',
  '/auth?mode=register',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/no/such/page',
  '/component-sheet',
];
const themes = ['light', 'dark'] as const;

for (const path of pages) {
  for (const colorScheme of themes) {
    test(`${path} in ${colorScheme} passes axe, keeps to the policy and fits its width`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const watched = await watchPage(page);
      await page.goto(path, { waitUntil: 'networkidle' });

      await expectSoundPage(page, watched);
    });
  }
}

for (const path of ['/dashboard', '/settings']) {
  for (const colorScheme of themes) {
    test(`${path} in ${colorScheme} passes axe, keeps to the policy and fits its width`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const watched = await watchPage(page);
      await openSignedIn(page, await makeAccount(request), path);
      await page.waitForLoadState('networkidle');
      await expectSoundPage(page, watched);
    });
  }
}

test('a planted inline script is refused by the policy', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('globalThis.planted = true');
    document.body.append(script);
  });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'planted'))).toBeUndefined();
  expect((await watched.problems()).join(' ')).toContain('require-trusted-types-for');
});

async function expectSoundPage(page: Page, watched: WatchedPage): Promise<void> {
  await expectNoAxeViolations(page);
  expect(await watched.problems()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
