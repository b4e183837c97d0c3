import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { Page } from '@playwright/test';
import { waitUntilDrawn } from '../../wait-until-drawn.ts';
import { answerWithSet, setId } from './answer-with-set.ts';
import { makeCards, makeSummaries } from './card-samples.ts';

const setPath = `/flashcards/set/${setId}`;

export async function listSets(page: Page): Promise<void> {
  await page.route('**/api/flashcards', (route) =>
    route.fulfill({ json: { sets: makeSummaries() } }),
  );
  await page.goto('/flashcards');
  await page.getByText('5 sets, 132 cards').waitFor();
}

export async function openSetMenu(page: Page): Promise<void> {
  await listSets(page);
  await page.getByRole('button', { name: 'More for Memory and plasticity' }).click();
}

export async function askToDeleteSet(page: Page): Promise<void> {
  await openSetMenu(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

export async function listNoSets(page: Page): Promise<void> {
  await page.route('**/api/flashcards', (route) => route.fulfill({ json: { sets: [] } }));
  await page.goto('/flashcards');
  await page.getByText('No flashcard sets yet').waitFor();
}

export async function waitForSets(page: Page): Promise<void> {
  await page.route('**/api/flashcards', () => undefined);
  await page.goto('/flashcards');
  await page.getByText('Loading your flashcards').waitFor();
}

export async function missSets(page: Page): Promise<void> {
  await page.route('**/api/flashcards', (route) =>
    route.fulfill({ status: 403, json: { message: 'Something is in the way.' } }),
  );
  await page.goto('/flashcards');
  await page.getByRole('alert').waitFor();
}

export async function openSet(page: Page): Promise<void> {
  await openWith(page, makeCards());
}

async function openWith(page: Page, cards: readonly KeptCard[]): Promise<void> {
  const dueIds = cards.slice(3, 5).map(({ id }) => id);
  await answerWithSet(page, cards);
  await page.route(`**/api/reviews/sets/${setId}`, (route) =>
    route.fulfill({
      json: {
        dueCardIds: dueIds,
        retention: { reviews: 30, remembered: 28, percent: cards.length === 0 ? null : 93 },
        msPerReview: 40_000,
      },
    }),
  );
  await page.goto(setPath);
  await page.getByRole('heading', { name: 'Memory and plasticity' }).waitFor();
  await waitUntilDrawn(page);
}

export async function openEmptySet(page: Page): Promise<void> {
  await openWith(page, []);
}

export async function openLargeSet(page: Page): Promise<void> {
  await openWith(page, makeCards(10_000));
  await page.evaluate(() => window.scrollTo(0, 300_000));
  await waitUntilDrawn(page);
}

export async function editCard(page: Page): Promise<void> {
  await openSet(page);
  await page.getByRole('button', { name: 'Edit card 2' }).click();
}

export async function addCard(page: Page): Promise<void> {
  await openSet(page);
  await page.getByRole('button', { name: 'Add card' }).click();
}

export async function showSource(page: Page): Promise<void> {
  await openSet(page);
  await page.getByRole('button', { name: 'Source of card 2' }).click();
}

export async function openExportMenu(page: Page): Promise<void> {
  await openSet(page);
  await page.getByRole('button', { name: 'Export' }).click();
}

export async function chooseImport(page: Page): Promise<void> {
  await openSet(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function checkImport(page: Page): Promise<void> {
  await chooseImport(page);
  const terms = Array.from({ length: 39 }, (_, index) => `1,Term ${index},Meaning ${index}`);
  const rows = [
    'chapter,term,meaning',
    '1,Synapse,The gap where one neuron signals another.',
    '1,AMPA receptor,Carries most of the fast signal at a glutamate synapse.',
    '2,Spine,A small knob on a dendrite that receives input.',
    ...terms,
    '3,Axon,',
    '3,Soma,',
    ...makeCards(3).map(({ front, back }) => `4,${front},${back}`),
  ];
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'neuro-terms.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
  await page.getByRole('button', { name: 'Import 42 cards' }).waitFor();
}

export async function importInto(page: Page): Promise<void> {
  await checkImport(page);
  await page.route(`**/api/flashcards/${setId}/cards`, () => undefined);
  await page.getByRole('button', { name: 'Import 42 cards' }).click();
}
