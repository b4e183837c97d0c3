import { expect, test } from '@playwright/test';
import { expectSoundPage } from './expect-sound-page.ts';
import { makeAccount, openSignedIn } from './make-account.ts';
import { watchPage } from './watch-page.ts';

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

for (const path of pages) {
  test(`${path} passes axe, keeps to the policy and fits its width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const watched = await watchPage(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectSoundPage(page, watched);
  });
}

for (const path of ['/dashboard', '/settings']) {
  test(`${path} passes axe, keeps to the policy and fits its width`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const watched = await watchPage(page);
    await openSignedIn(page, await makeAccount(request), path);
    await page.waitForLoadState('networkidle');
    await expectSoundPage(page, watched);
  });
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
