import type { Page } from '@playwright/test';

export async function chooseMatch(page: Page, row: string, match: string): Promise<void> {
  await page.getByRole('combobox', { name: `Match for ${row}` }).selectOption(match);
}
