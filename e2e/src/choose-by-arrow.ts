import { expect, type Locator, type Page } from '@playwright/test';

/**
 * An arrow key chooses the next of a group of radio buttons while it is held, as a finger holds it
 * for a moment; a slow machine may need longer than that moment.
 */
export async function chooseByArrow(page: Page, key: string, radio: Locator): Promise<void> {
  await page.keyboard.down(key);
  await expect(radio).toBeChecked();
  await page.keyboard.up(key);
}
