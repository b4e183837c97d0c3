import type { Page } from '@playwright/test';

const url = '**/api/materials?*';

const now = Date.now();
const day = 86_400_000;

const saved = [
  ['Lecture 6 Memory and plasticity.pdf', 'pdf', 11_820, 2, 1, 0],
  ['Seminar notes, hippocampus.docx', 'docx', 6_304, 1, 0, 0],
  ['Chapter 5 Elasticity.pdf', 'pdf', 24_110, 1, 0, 3],
  ['The French Revolution, 1789 to 1799', 'text', 8_960, 1, 1, 5],
  ['orgchem-week-4.docx', 'docx', 13_477, 1, 0, 8],
] as const;

const materials = saved.map(
  ([title, kind, characters, usedInTests, usedInFlashcardSets, daysAgo], index) => {
    const time = new Date(now - daysAgo * day).toISOString();
    return {
      id: `7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6${index}`,
      title,
      kind,
      characters,
      subject: null,
      usedInTests,
      usedInFlashcardSets,
      createdAt: time,
      lastUsedAt: time,
    };
  },
);

/** Saved materials with two of them selected; none is really there, so that all pictures agree. */
export async function openLibrary(page: Page): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({ json: { materials, hasMore: false, total: materials.length, subjects: [] } }),
  );
  await openTab(page);
  for (const { title } of materials.slice(0, 2)) {
    await page.getByRole('checkbox', { name: title }).check();
  }
}

/** The same, where everything is on one screen. */
export async function openMyMaterials(page: Page): Promise<void> {
  await showMaterials(page);
  await page.getByRole('tab', { name: 'My materials' }).click();
  await page.getByRole('checkbox', { name: materials[0]?.title ?? '' }).check();
}

/** With the options of a test of it. */
export async function openMaterialOptions(page: Page): Promise<void> {
  await openMyMaterials(page);
  await page.getByText('Options', { exact: true }).click();
  await page.getByText('Ask more about what I know least').scrollIntoViewIfNeeded();
}

/** In the wizard of cards. */
export async function openMyCardMaterials(page: Page): Promise<void> {
  await showMaterials(page);
  await page.getByText('My materials', { exact: true }).click();
  await page.getByRole('checkbox', { name: materials[0]?.title ?? '' }).check();
}

async function showMaterials(page: Page): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({ json: { materials, hasMore: false, total: materials.length, subjects: [] } }),
  );
  await page.reload();
}

export async function openEmptyLibrary(page: Page): Promise<void> {
  await page.route(url, (route) =>
    route.fulfill({ json: { materials: [], hasMore: false, total: 0, subjects: [] } }),
  );
  await openTab(page);
  await page.getByText('Nothing saved yet').waitFor();
}

export async function searchInVain(page: Page): Promise<void> {
  await openLibrary(page);
  await page.route(/search=/, (route) =>
    route.fulfill({ json: { materials: [], hasMore: false, total: 0, subjects: [] } }),
  );
  await page.getByLabel('Search your materials').fill('quantum');
  await page.getByText('Nothing found for').waitFor();
}

export async function waitForLibrary(page: Page): Promise<void> {
  await page.route(url, () => new Promise(() => undefined));
  await openTab(page);
  await page.getByText('Loading your materials').waitFor({ state: 'attached' });
}

export async function missLibrary(page: Page): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 403, json: {} }));
  await openTab(page);
  await page.getByText("We couldn't load your materials").waitFor();
}

export async function openMenu(page: Page): Promise<void> {
  await openLibrary(page);
  await page.getByRole('button', { name: 'More for Lecture 6' }).click();
}

export async function renameBadly(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill('');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a title.').waitFor();
}

export async function askToDelete(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

async function openTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Existing Files' }).click();
}
