import { expect, type Page } from '@playwright/test';

/** The screen is there with all that it had to fetch: nothing is held free for what is to come. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.locator('[class*="animate-sweep"]')).toHaveCount(0);
}
