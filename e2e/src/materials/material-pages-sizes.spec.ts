import { expect, type Page, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { listMaterials, openMaterial } from '../shots/materials/prepare-materials.ts';

test('the list of materials and the page of one fit 320 px, and letters twice as large', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  for (const open of [listMaterials, openMaterial]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    expect.soft(await measureContent(page), `${open.name} at 320 px`).toBe(0);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await measureContent(page), `${open.name} at 1280 px, large`).toBe(0);
  }
});

/** By how many pixels the content is wider than its place. */
function measureContent(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
}

test('a subject is chosen and a topic tab opened by keys alone', async ({ page, request }) => {
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  await openMaterial(page);
  const subject = page.getByRole('button', { name: 'Subject of Cell respiration: Biology' });
  await subject.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Biology' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(subject).toBeFocused();
  await page.getByRole('tab', { name: 'Topics 3' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Cell respiration 2' })).toBeVisible();
});
