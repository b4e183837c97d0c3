import type { Page } from '@playwright/test';

/** Collects what a visitor never sees: console errors, thrown errors and breaches of the policy. */
export async function watchPage(page: Page) {
  const heard: string[] = [];
  page.on('console', (message) => {
    // The browser says so of every page with status 404, which is what an unknown address has.
    const isOwnStatus = message.text().includes('404') && message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  // Some breaches are silent in the console, so the event itself is listened to.
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(globalThis, { breaches });
    document.addEventListener('securitypolicyviolation', (event) => {
      breaches.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return {
    async problems(): Promise<string[]> {
      const breaches: string[] = await page.evaluate(() => Reflect.get(globalThis, 'breaches'));
      return [...heard, ...breaches];
    },
  };
}
