import { expect, type Page } from '@playwright/test';

const most = 0.02;

type Shift = { value: number; moved: string[] };

/** From the next page on, notes how much of the window moves, in the browser's own measure, and what. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        shifts.push({
          value: Reflect.get(entry, 'value'),
          moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
        });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(globalThis, { readShifts });
  });
}

export async function expectStill(page: Page): Promise<void> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(globalThis, 'readShifts')());
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    describe(shifts),
  ).toBeLessThan(most);
}

function describe(shifts: readonly Shift[]): string {
  return shifts.map(({ value, moved }) => `${value}: ${moved.join(' | ')}`).join('\n');
}
