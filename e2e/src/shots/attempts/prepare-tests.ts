import type { Page } from '@playwright/test';
import { waitUntilDrawn } from '../../wait-until-drawn.ts';

/** Maya's test with five attempts, as server/src/demo/demo-tests.ts has it. */
export const memoryTest = '01900000-0000-7000-8000-000000000000';

/** Maya's attempt at her test on the kidney, with an answer that no rule can judge. */
export const kidneyAttempt = '01900000-0000-7000-8000-000000000201';

/** Nobody's. */
export const noTest = '01900000-0000-7000-8000-0000000000ff';

const nothing = { all: 0, 'under-70': 0 };

/** A user who has just registered; nobody is really made, so that all pictures agree. */
export async function haveNoTests(page: Page): Promise<void> {
  await page.route('**/api/tests?*', (route) =>
    route.fulfill({ json: { tests: [], total: 0, pageSize: 10, counts: nothing } }),
  );
  await page.route('**/api/open-attempt', (route) =>
    route.fulfill({
      json: { attempt: null, questions: [], testIds: [], now: new Date().toISOString() },
    }),
  );
  await page.route('**/api/usage', (route) =>
    route.fulfill({
      json: {
        aiTests: { used: 0, limit: 5 },
        aiCardSets: { used: 0, limit: 5 },
        aiAnswers: { used: 0, limit: 30 },
      },
    }),
  );
  await page.route('**/api/streak', (route) =>
    route.fulfill({
      json: { current: 0, best: 0, hasStudiedToday: false, days: lastSevenDays() },
    }),
  );
  await page.reload();
  await waitUntilDrawn(page);
}

export async function waitForTests(page: Page): Promise<void> {
  for (const path of ['tests?*', 'streak', 'usage', 'open-attempt', 'test-statistics']) {
    await page.route(`**/api/${path}`, () => new Promise(() => undefined));
  }
  await page.reload();
  await page.getByText(/^Loading your (day|tests)/).waitFor({ state: 'attached' });
}

export async function missTests(page: Page): Promise<void> {
  await page.route('**/api/tests?*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.getByText("couldn't load").waitFor();
}

export async function searchInVain(page: Page): Promise<void> {
  await page.getByLabel('Search your tests').fill('quantum');
  await page.getByText('Nothing found for').waitFor();
}

export async function openTestMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
}

export async function renameBadly(page: Page): Promise<void> {
  await openTestMenu(page);
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a name.').waitFor();
}

export async function askToDelete(page: Page): Promise<void> {
  await openTestMenu(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

export async function openExports(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export PDF' }).click();
}

function lastSevenDays() {
  const day = 86_400_000;
  return [6, 5, 4, 3, 2, 1, 0].map((age) => ({
    day: new Date(Date.now() - age * day).toISOString().slice(0, 10),
    hasStudied: false,
  }));
}
