import type { Page } from '@playwright/test';
import { makePicture } from '../editing/plant-test.ts';

/** On the page of a set, up to the picture that waits to be covered. */
export async function chooseCoveredPicture(page: Page): Promise<void> {
  const buffer = await makePicture(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Cover parts of a picture' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'root.png', mimeType: 'image/png', buffer });
  await page.getByLabel('What does it show?').fill('A root from the side');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await page
    .getByRole('group', { name: 'Parts of the picture: A root from the side' })
    .locator('img')
    .waitFor();
}
