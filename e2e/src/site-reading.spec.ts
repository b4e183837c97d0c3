import { expect, type Page, test } from '@playwright/test';
import { openPage } from './open-page.ts';
import { tabTo } from './tab-to.ts';

test('Back after two links of the contents leads back to where each was followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const { path, first, second } of [
    { path: '/privacy', first: 'Shared tests', second: 'Changes and contact' },
    { path: '/terms', first: 'Plans and payment', second: 'The software' },
    { path: '/faq', first: 'Your data', second: 'Flashcards and review' },
  ]) {
    await test.step(path, async () => {
      await openPage(page, path);
      const main = page.getByRole('main');
      const heading = (name: string) => main.getByRole('heading', { name, exact: true });
      // A click of Playwright would first scroll the page to the link.
      const follow = (name: string) =>
        main
          .getByRole('link', { name, exact: true })
          .first()
          .evaluate((link: HTMLElement) => link.click());
      await follow(first);
      await expect(heading(first)).toBeFocused();
      await expect(heading(first)).toBeInViewport();
      await follow(second);
      await expect(heading(second)).toBeInViewport();
      await expect(heading(first)).not.toBeInViewport();
      await page.goBack();
      await expect(heading(first)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goForward();
      await expect(heading(first)).toBeInViewport();
    });
  }
});

test('finds an answer in the FAQ by keyboard alone', async ({ page }) => {
  await openPage(page, '/faq');
  const answer = page.getByText('You can share the test again for a new code.');
  await tabTo(page, page.locator('summary', { hasText: 'How long does a code work?' }));
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search the FAQ' }), 'Shift+Tab');
  await page.keyboard.type('billing cycle');
  await expect(page.getByRole('status').filter({ hasText: 'questions' })).toHaveText(
    /^1 of \d+ questions$/,
  );
  await expect(page.getByText('Cancel Subscription')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('billing');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText('Cancel Subscription')).toBeHidden();

  await page.keyboard.type('quantum');
  await expect(page.getByRole('heading', { name: 'Nothing found for “quantum”' })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Contact us' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('a link to a question opens it, shows it and takes the focus there, also from within the site; its address can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faq#how-do-i-cancel');
  await expectRead(page, 'How do I cancel?', 'Cancel Subscription');
  await expect(page.getByRole('link', { name: 'Plans and billing' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await tabTo(page, page.getByRole('link', { name: 'Link to this answer (How do I cancel?)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Link copied (How do I cancel?)' })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/faq#how-do-i-cancel', page.url()).href);

  await page.evaluate(() => location.assign('#do-you-keep-my-files'));
  await expectRead(page, 'Do you keep my files?', 'never the original file');

  await openPage(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.goForward();
  await page.evaluate(() => location.assign('#can-i-run-it-myself'));
  await expectRead(page, 'Can I run Engram on my own server?', 'MIT licence');
});

test('the list of sections leads through a page and follows the reader, and is folded away on a phone', async ({
  page,
}) => {
  await openPage(page, '/privacy');
  const list = page.getByRole('navigation', { name: 'On this page' });
  const current = list.locator('[aria-current=location]');
  await expect(current).toHaveText('Who we are');
  await tabTo(page, list.getByRole('link', { name: 'Shared tests' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy#shared-tests');
  await expect(page.getByRole('heading', { name: 'Shared tests' })).toBeInViewport();
  await expect(current).toHaveText('Shared tests');
  await list.getByRole('link', { name: 'Changes and contact' }).click();
  await expect(current).toHaveText('Changes and contact');
  await page.keyboard.press('Home');
  await expect(current).toHaveText('Who we are');

  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, name, section } of [
    { path: '/terms', name: 'On this page', section: 'Plans and payment' },
    { path: '/faq', name: 'Topics', section: 'Flashcards and review' },
  ]) {
    await test.step(path, async () => {
      await openPage(page, path);
      const folded = page.getByRole('navigation', { name });
      await folded.getByText(name).click();
      await folded.getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { name: section })).toBeInViewport();
    });
  }
});

test('searches for what was typed before the script came', async ({ page }) => {
  const scriptsMayCome = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scriptsMayCome.promise;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('refund');
  await expect(page.getByText('Do you keep my files?', { exact: true })).toBeVisible();
  scriptsMayCome.resolve();
  await expect(page.getByText('Can I get my money back?', { exact: true })).toBeVisible();
  await expect(page.getByText('Do you keep my files?', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('refund');
});

async function expectRead(page: Page, question: string, answer: string): Promise<void> {
  const summary = page.locator('summary', { hasText: question });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(answer).first()).toBeInViewport();
  const top = await summary.evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((element) => element.clientHeight);
  expect(top).toBeGreaterThan(header);
}
