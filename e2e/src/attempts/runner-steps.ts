import type { Page } from '@playwright/test';

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function chooseMatch(page: Page, row: string, match: string): Promise<void> {
  await page.getByRole('combobox', { name: `Match for ${row}` }).selectOption(match);
}
