import { expect, type Page } from '@playwright/test';

/**
 * Files that the page fetches ahead are there, with all that they import. Waiting for a silent
 * network would not do: after the first screen of a page that is over at once.
 */
export async function waitForCode(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const find = () =>
      page.evaluate(
        (start) =>
          performance
            .getEntriesByType('resource')
            .find(({ name: address }) => address.includes(`/assets/${start}-`))?.name ?? '',
        name,
      );
    await expect.poll(find).not.toBe('');
    if (name.endsWith('-worker')) continue;
    // It is on its way by the page's own doing; this ends when the last import is there.
    await page.evaluate(async (address) => void (await import(address)), await find());
  }
}
