import { expect, type Locator, type Page } from '@playwright/test';

/** As somebody without a pointer gets there; at most so many stops. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < 120; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
