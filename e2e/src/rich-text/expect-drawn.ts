import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { findRawMarks } from './find-raw-marks.ts';

/** All formulas are drawn, and at least so many pictures are there. */
export async function expectDrawn(page: Page, { pictures }: { pictures: number }): Promise<void> {
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  await expect(page.locator('math').first()).toBeAttached();
  const shown = page.locator('img[alt^="A pendulum"]');
  // Their files may come after the formulas.
  await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(pictures);
  const areWhole = await shown.evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        // The sheet that is printed is a window of its own, whose images are not those of this one.
        if (!('decode' in image) || !(image.decode instanceof Function)) return false;
        await image.decode();
        return true;
      }),
    ),
  );
  expect(areWhole).not.toContain(false);
}

/** No mark is seen or heard, and the page fits its window. */
export async function expectNoMarks(page: Page): Promise<void> {
  expect(await findRawMarks(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
}

/** The same, and axe finds nothing. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoMarks(page);
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
}
