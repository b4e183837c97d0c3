import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import type { WatchedPage } from './watch-page.ts';

type Exceptions = {
  /** Problems that the state is about. */
  isExpected?: (problem: string) => boolean;
};

/** What stands there passes axe, keeps to the policy and fits its width. */
export async function expectSoundPage(
  page: Page,
  watched: WatchedPage,
  { isExpected = () => false }: Exceptions = {},
): Promise<void> {
  // A busy machine may be silent on the network long before it has drawn anything.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const colorScheme of listThemes()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeViolations(page, { isOnlyColours: colorScheme === 'dark' });
  }
  const problems = await watched.problems();
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
}

/** By how many pixels the page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The window scrolls one way only, and no word is cut off. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await measureOverflow(page)).toBe(0);
  expect(await listCutOff(page)).toEqual([]);
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

/** Colours are the same at every width, so the wide window looks at the dark ones for both. */
function listThemes() {
  return test.info().project.name === 'wide' ? (['light', 'dark'] as const) : (['light'] as const);
}
