import type { Page } from '@playwright/test';

/** The tab is gone without a word: no unload, no last call. */
export async function crashTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
