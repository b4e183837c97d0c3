import { expect, test } from '@playwright/test';
import { watchPage } from './watch-page.ts';

test('a page that was readable, but whose code fails, becomes the error page [ERR-30]', async ({
  page,
}) => {
  const body = "export default function Broken() { throw new Error('broken on purpose'); }";
  await page.route('**/assets/not-found-screen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test('a page that was translated before its code came is still there and works', async ({
  page,
}) => {
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('>Quick links<', '>Liens rapides<') });
  });
  const noticed = page.waitForEvent('pageerror');
  await page.goto('/pricing');
  await noticed;
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a button pressed before the page has its code is answered when it has', async ({ page }) => {
  const watched = await watchPage(page);
  const codeMayCome = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await codeMayCome.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Progress tracking' }).click();
  codeMayCome.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Watch it\s*start to\s*stick/);
  expect(await watched.problems()).toEqual([]);
});
