import type { Page } from '@playwright/test';

/** What can be done with results and is not done every time. */
export async function chooseOfResults(page: Page, row: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: row }).click();
}
