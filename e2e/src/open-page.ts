import type { Page, Response } from '@playwright/test';

/** Opens a written page and waits until it answers: it looks ready long before its code is there. */
export function openPage(page: Page, path: string): Promise<Response | null> {
  return untilItAnswers(page, () => page.goto(path, atOnce));
}

export function reloadPage(page: Page): Promise<Response | null> {
  return untilItAnswers(page, () => page.reload(atOnce));
}

/** Pictures and fonts may come later. */
const atOnce = { waitUntil: 'domcontentloaded' } as const;

async function untilItAnswers<T>(page: Page, load: () => Promise<T>): Promise<T> {
  // The event is the app's own word for it (web/src/early-press.ts).
  const script = await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('engram-answers', () => resolve(), { once: true });
    Object.assign(globalThis, { answering: promise });
  });
  const loaded = await load();
  await page.evaluate(() => Reflect.get(globalThis, 'answering'));
  await script.dispose();
  return loaded;
}
