import { expect, type Page } from '@playwright/test';

/** The window scrolls one way only, and no word is cut off. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await measureOverflow(page)).toBe(0);
  expect(await listCutOff(page)).toEqual([]);
}

/** By how many pixels the page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Words that a narrow window cuts off: outside of it, or shortened to an ellipsis. */
function listCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cutOff: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const words = textContent?.trim() ?? '';
      if (!parent || words === '' || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      // For screen readers only.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const isShortened =
        getComputedStyle(parent).textOverflow === 'ellipsis' &&
        parent.scrollWidth > parent.clientWidth;
      if (isShortened || left < -1 || right > innerWidth + 1) cutOff.push(words);
    }
    return cutOff;
  });
}
