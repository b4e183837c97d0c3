import type { Material } from '@engram/core/materials/material.ts';
import type { MaterialPage } from '@engram/core/materials/material-page.ts';
import type { Page } from '@playwright/test';
import { idOf, listSubjects, makeMaterials, makeNewPage, makePage } from './material-samples.ts';

const lists = '**/api/materials?*';

export async function listMaterials(page: Page): Promise<void> {
  await answerLists(page, makeMaterials());
  await page.goto('/materials');
  await page.getByText('8 texts').waitFor();
}

export async function openSubjectMenu(page: Page): Promise<void> {
  await listMaterials(page);
  await page.getByRole('button', { name: 'Subject of DNA replication' }).click();
}

export async function addSubject(page: Page): Promise<void> {
  await openSubjectMenu(page);
  await page.getByRole('menuitem', { name: 'New subject' }).click();
}

export async function listNoMaterials(page: Page): Promise<void> {
  await answerLists(page, []);
  await page.goto('/materials');
  await page.getByText('Nothing here yet').waitFor();
}

export async function findNothing(page: Page): Promise<void> {
  await listMaterials(page);
  await page.getByLabel('Search your materials').fill('quantum');
  await page.getByRole('heading', { name: 'Nothing found for' }).waitFor();
}

export async function waitForMaterials(page: Page): Promise<void> {
  await page.route(lists, () => undefined);
  await page.goto('/materials');
  await page.getByText('Loading your materials').waitFor({ state: 'attached' });
}

export async function missMaterials(page: Page): Promise<void> {
  await page.route(lists, (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/materials');
  await page.getByText("We couldn't load your materials").waitFor();
}

export async function openMaterial(page: Page): Promise<void> {
  await openPage(page, makePage());
}

export async function openTests(page: Page): Promise<void> {
  await openMaterial(page);
  await page.getByRole('tab', { name: 'Tests 2' }).click();
}

export async function openNewMaterial(page: Page): Promise<void> {
  await openPage(page, makeNewPage());
}

export async function waitForMaterial(page: Page): Promise<void> {
  await page.route('**/api/materials/*/page', () => undefined);
  await page.goto(`/materials/${idOf(0)}`);
  await page.getByText('Loading your material').waitFor({ state: 'attached' });
}

export async function missMaterial(page: Page): Promise<void> {
  await page.goto(`/materials/${idOf(0)}`);
  await page.getByText('This material does not exist').waitFor();
}

async function openPage(page: Page, shown: MaterialPage): Promise<void> {
  await answerLists(page, makeMaterials());
  await page.route('**/api/materials/*/page', (route) => route.fulfill({ json: shown }));
  await page.goto(`/materials/${shown.material.id}`);
  await page.getByRole('article').getByRole('heading', { name: '1. Glycolysis' }).waitFor();
}

async function answerLists(page: Page, materials: readonly Material[]): Promise<void> {
  await page.route('**/api/material-coverage?*', (route) =>
    route.fulfill({ json: { coverage: materials.map(coverOf) } }),
  );
  await page.route(lists, (route) => {
    const search = new URL(route.request().url()).searchParams.get('search') ?? '';
    const found = materials.filter(({ title }) => title.toLowerCase().includes(search));
    const whole = { total: materials.length, subjects: listSubjects(materials) };
    return route.fulfill({ json: { materials: found, hasMore: false, ...whole } });
  });
}

const asked = [72, 64, 58, 81, 55, 40, 90, 0];

function coverOf({ id }: Material, index: number) {
  return { id, sentenceCount: 100, askedCount: asked[index] ?? 0, weakCount: 0 };
}
