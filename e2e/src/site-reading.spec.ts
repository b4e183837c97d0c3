import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { watchPage } from './watch-page.ts';

const readingPages = ['/faq', '/privacy', '/terms'];

const looks = [
  { name: 'wide and light', width: 1280, colorScheme: 'light' },
  { name: 'small and dark', width: 320, colorScheme: 'dark' },
] as const;

for (const path of readingPages) {
  for (const { name, width, colorScheme } of looks) {
    test(`${path}, ${name}, passes axe, keeps to the policy and fits its width`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const watched = await watchPage(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectNoAxeViolations(page);
      expect(await overflow(page)).toBe(0);
      expect(await watched.problems()).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page, 'main')).toBe(0);
    });
  }
}

for (const { path, first, second } of [
  { path: '/privacy', first: 'Shared tests', second: 'Changes and contact' },
  { path: '/terms', first: 'Plans and payment', second: 'The software' },
  { path: '/faq', first: 'Your data', second: 'Flashcards and review' },
]) {
  test(`${path}: Back after two links of its contents leads back to where each was followed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(path, { waitUntil: 'networkidle' });
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

test('finds an answer in the FAQ by keyboard alone', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await tabTo(page, page.getByRole('searchbox', { name: 'Search the FAQ' }));
  await page.keyboard.type('billing cycle');
  await expect(page.getByRole('status').filter({ hasText: 'questions' })).toHaveText(
    /^1 of \d+ questions$/,
  );
  await expect(page.getByText('Cancel Subscription')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('billing');
  await expectNoAxeViolations(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText('Cancel Subscription')).toBeHidden();

  await page.keyboard.type('quantum');
  await expect(page.getByRole('heading', { name: 'Nothing found for “quantum”' })).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Contact us' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('opens and closes a question by keyboard', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const answer = page.getByText('You can share the test again for a new code.');
  await tabTo(page, page.locator('summary', { hasText: 'How long does a code work?' }));
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a link to a question opens it, shows it and takes the focus there', async ({ page }) => {
  await page.goto('/faq#how-do-i-cancel');
  await expectRead(page, 'How do I cancel?', 'Cancel Subscription');
  await expect(page.getByRole('link', { name: 'Plans and billing' })).toHaveAttribute(
    'aria-current',
    'location',
  );

  await page.evaluate(() => location.assign('#do-you-keep-my-files'));
  await expectRead(page, 'Do you keep my files?', 'never the original file');
});

test('a link to a question works from within the site, too', async ({ page }) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.goForward();
  await page.evaluate(() => location.assign('#can-i-run-it-myself'));
  await expectRead(page, 'Can I run Engram on my own server?', 'MIT licence');
});

test('copies the address of an answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faq#how-do-i-cancel');
  // By then the page is alive; before that the link leads to the answer, as any link does.
  await expect(page.locator('summary', { hasText: 'How do I cancel?' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Link to this answer (How do I cancel?)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Link copied (How do I cancel?)' })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/faq#how-do-i-cancel', page.url()).href);
});

test('the list of sections leads through the privacy policy and follows the reader', async ({
  page,
}) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
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
});

test('the list of sections is folded away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const list = page.getByRole('navigation', { name: 'On this page' });
  await list.getByText('On this page').click();
  await list.getByRole('link', { name: 'Plans and payment' }).click();
  await expect(page.getByRole('heading', { name: 'Plans and payment' })).toBeInViewport();
});

test('the topics of the FAQ are folded away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const list = page.getByRole('navigation', { name: 'Topics' });
  await list.getByText('Topics').click();
  await list.getByRole('link', { name: 'Flashcards and review' }).click();
  await expect(page.getByRole('heading', { name: 'Flashcards and review' })).toBeInViewport();
});

test('searches for what was typed before the script came', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('refund');
  await expect(page.getByText('Do you keep my files?', { exact: true })).toBeVisible();
  letScriptsCome();
  await expect(page.getByText('Can I get my money back?', { exact: true })).toBeVisible();
  await expect(page.getByText('Do you keep my files?', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('refund');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the privacy policy and gets home [ROUTE-08] [LEGAL-05]', async ({
    page,
  }) => {
    await page.goto('/privacy#shared-tests');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(page.getByText('can take it for 3 days')).toBeInViewport();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a visitor reads the terms and gets home [ROUTE-09] [LEGAL-05]', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expect(page.getByText('The Engram software is open source')).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a visitor reads the FAQ, also by a link to a question [ROUTE-14]', async ({ page }) => {
    await page.goto('/faq#how-do-i-cancel');
    await expect(page.getByText('Cancel Subscription')).toBeInViewport();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByText('Do you use cookies or trackers?', { exact: true }).click();
    await page.getByRole('link', { name: 'What is kept in your browser' }).click();
    await expect(page).toHaveURL('/privacy#in-your-browser');
    await page.goto('/faq');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).last().click();
    await expect(page).toHaveURL('/contact');
  });
});

/** Presses Tab until the wanted element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there');
}

async function expectRead(page: Page, question: string, answer: string): Promise<void> {
  const summary = page.locator('summary', { hasText: question });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(answer).first()).toBeInViewport();
  const top = await summary.evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((element) => element.clientHeight);
  expect(top).toBeGreaterThan(header);
}

function overflow(page: Page, selector: 'html' | 'main' = 'html'): Promise<number> {
  return page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
}
