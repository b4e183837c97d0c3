import { type BrowserContext, expect, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { fromOwnNetwork } from '../make-account.ts';
import { openState } from '../shots/open-state.ts';
import type { State } from '../shots/state.ts';
import { watchPage } from '../watch-page.ts';
import { findAxeViolations } from './find-axe-violations.ts';

const widths = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** At each width the theme that is there already is looked at in full, so each theme once is. */
const settings = [
  { window: 'wide', colorScheme: 'light', isOnlyColours: false },
  { window: 'wide', colorScheme: 'dark', isOnlyColours: true },
  { window: 'phone', colorScheme: 'dark', isOnlyColours: false },
  { window: 'phone', colorScheme: 'light', isOnlyColours: true },
] as const;

type Exceptions = {
  /** Problems that the state is about. */
  isExpected?: (problem: string) => boolean;
};

/**
 * Opens a state once and looks at it wide and narrow, light and dark: it passes axe, keeps to the
 * policy, writes no error and fits its width. A fault does not keep the next state from being seen.
 */
export async function lookAtState(
  context: BrowserContext,
  state: State,
  { isExpected = () => false }: Exceptions = {},
): Promise<void> {
  await test.step(state.name, async () => {
    const { isBeforeHeading = false } = state;
    const page = await context.newPage();
    // A network may ask for only so many codes that lead nowhere.
    await page.setExtraHTTPHeaders(fromOwnNetwork());
    const watched = await watchPage(page);
    await page.setViewportSize(widths[state.only ?? 'wide']);
    await openState(page, state);
    for (const { window, colorScheme, isOnlyColours } of settings) {
      if (state.only && state.only !== window) continue;
      await page.setViewportSize(widths[window]);
      await page.emulateMedia({ colorScheme });
      const place = `${state.name}, ${window}, ${colorScheme}`;
      const wish = { isOnlyColours, isBeforeHeading };
      expect.soft(await findAxeViolations(page, wish), place).toEqual([]);
      expect.soft(await measureOverflow(page), `overflow of ${place}`).toBe(0);
    }
    const problems = (await watched.problems()).filter((problem) => !isExpected(problem));
    expect.soft(problems, `problems of ${state.name}`).toEqual([]);
    // The next state is another visitor's, who finds nothing of this one.
    await page.evaluate(() => localStorage.clear());
    await page.close();
  });
}
