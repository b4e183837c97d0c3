import type { Page } from '@playwright/test';
import { addFiles } from '../../materials/input-step.ts';
import { notes } from '../creation/prepare-input.ts';
import { useModel } from '../creation/use-model.ts';
import { sides, typeOf } from './card-samples.ts';

const topics = '**/api/flashcards/topics';
const generating = '**/api/flashcards/generate';
const following = '**/api/flashcards/generations/*/events';
const saving = '**/api/flashcards/*';

const found = [
  ['Synaptic plasticity', 96],
  ['Long-term potentiation', 91],
  ['NMDA receptors', 88],
  ['Hippocampus and patient H.M.', 83],
  ['Memory systems', 74],
  ['History of the engram', 62],
  ['Sleep and consolidation', 48],
].map(([name, relevance], index) => ({ id: `t${index + 1}`, name, relevance }));

const lecture = 'Lecture 6 Memory and plasticity.pdf';

/** A PDF that was read, with a page that has no text. */
export async function addPdf(page: Page): Promise<void> {
  await choosePdf(page);
  await page.getByRole('button', { name: 'Continue with PDF' }).click();
  await page.getByText('Processed').waitFor({ state: 'attached' });
}

export async function choosePdf(page: Page): Promise<void> {
  await page.route('**/api/documents/extract', (route) => route.fulfill({ json: readLecture() }));
  await addFiles(page, [{ name: lecture, mimeType: '', buffer: Buffer.alloc(2_516_582) }]);
  await page.getByText('paste the text manually').waitFor();
}

export async function dropBadFile(page: Page): Promise<void> {
  await addFiles(page, [{ name: 'photo.gif', mimeType: '', buffer: Buffer.alloc(10) }]);
  await page.getByText('File type must be').waitFor();
}

export async function pasteShort(page: Page): Promise<void> {
  await paste(page, notes.slice(0, 120));
  await page.getByText('You need at least 300').waitFor();
}

export async function configure(page: Page): Promise<void> {
  await useModel(page);
  await configureWithoutAi(page);
}

/** Where AI waits for a confirmed address. */
export async function configureUnconfirmed(page: Page): Promise<void> {
  await useModel(page, { withoutAi: 'unconfirmed' });
  await configureWithoutAi(page);
  await page.getByRole('region', { name: 'Confirm your email' }).waitFor();
}

/** On a server without a model. */
export async function configureWithoutAi(page: Page, text = notes): Promise<void> {
  await page.route(topics, (route) => route.fulfill({ json: { topics: found } }));
  await paste(page, text);
  await page.getByRole('button', { name: 'Continue to Configuration' }).click();
  await page.getByRole('heading', { name: 'Configure your flashcards' }).waitFor();
}

export async function configureBadly(page: Page): Promise<void> {
  await page.route(topics, (route) => route.fulfill({ json: { topics: [] } }));
  await paste(page, notes);
  await page.getByRole('button', { name: 'Continue to Configuration' }).click();
  await page.getByLabel('Set name').fill('');
  await page.getByRole('button', { name: 'Preview Flashcards' }).click();
  await page.getByText('Please provide a name').waitFor();
}

export async function meetPremium(page: Page): Promise<void> {
  await configure(page);
  await page.getByRole('button', { name: 'Upgrade for fill-in-blank cards' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function make(page: Page): Promise<void> {
  await configure(page);
  await page.route(following, () => undefined);
  await page.route(generating, (route) => route.fulfill(tell(cardEvents(3))));
  await page.getByRole('button', { name: 'Preview Flashcards' }).click();
  await page.getByText('3 of 25 cards').waitFor();
}

export async function waitInLine(page: Page): Promise<void> {
  await configure(page);
  await page.route(following, () => undefined);
  const place = { type: 'started', generationId, wanted: 25, ahead: 3 };
  await page.route(generating, (route) => route.fulfill(tell([place])));
  await page.getByRole('button', { name: 'Preview Flashcards' }).click();
  await page.getByText('3 ahead of you').waitFor();
}

export async function preview(page: Page): Promise<void> {
  await configure(page);
  await page.route(generating, (route) => route.fulfill(tell([...cardEvents(25), done([])])));
  await page.getByRole('button', { name: 'Preview Flashcards' }).click();
  await page.getByRole('heading', { name: '25 cards' }).waitFor();
  await page.getByRole('button', { name: 'Show source of card 2', exact: true }).click();
}

/** Fewer than wanted, without AI, and one card that was left unfinished. */
export async function previewFew(page: Page): Promise<void> {
  await configure(page);
  const notices = ['Made 7 of 25. Without AI, you get only what is surely right.'];
  await page.route(generating, (route) => route.fulfill(tell([...cardEvents(7), done(notices)])));
  await page.getByRole('button', { name: 'Preview Flashcards' }).click();
  await page.getByRole('heading', { name: '7 cards' }).waitFor();
  await page.getByLabel('Front of card 1').fill('');
  await page.getByRole('button', { name: 'Save Flashcards' }).click();
  await page.getByText('Write both sides').waitFor();
}

export async function failToMake(page: Page): Promise<void> {
  await configure(page);
  await page.route(generating, (route) => route.abort());
  await page.getByRole('button', { name: 'Preview Flashcards' }).click();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
}

export async function failToSave(page: Page): Promise<void> {
  await preview(page);
  await page.route(saving, (route) => route.abort());
  await page.getByRole('button', { name: 'Save Flashcards' }).click();
  await page.getByText('Failed to save flashcards').waitFor();
}

export async function leave(page: Page): Promise<void> {
  await preview(page);
  await page.getByRole('link', { name: 'Engram home' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByText('Paste text', { exact: true }).click();
  await page.getByLabel('Your text').fill(text);
}

function readLecture() {
  const warnings = [{ code: 'pages-without-text', message: 'Page 7 has no text we can read.' }];
  return {
    extractedText: 'a'.repeat(11_820),
    fileDetails: { name: lecture, size: 1, type: 'pdf', characters: 11_820, pages: 9, warnings },
  };
}

const generationId = '0198c000-0000-7000-8000-00000000c0de';

function cardEvents(count: number): object[] {
  const cards = Array.from({ length: count }, (_, slot) => ({
    type: 'card',
    slot,
    card: makeCard(slot),
  }));
  return [{ type: 'started', generationId, wanted: 25 }, ...cards];
}

function makeCard(slot: number) {
  const [front, back, quote] = sides[slot % sides.length] ?? sides[0];
  return {
    id: `0198c000-0000-7000-8000-${String(slot).padStart(12, '0')}`,
    type: typeOf(front),
    front,
    back,
    source: {
      quote,
      before: '',
      after: '',
      title: lecture,
      page: 2,
    },
    madeBy: 'ai',
  };
}

function done(notices: string[]): object {
  const isWhole = notices.length === 0;
  const making = {
    wanted: 25,
    delivered: isWhole ? 25 : 7,
    madeBy: isWhole ? 'ai' : 'built-in',
    label: isWhole ? null : 'Made without AI from your text',
    notices,
    usedCharacters: notes.length,
    totalCharacters: notes.length,
    language: 'en',
  };
  return { type: 'done', making };
}

function tell(events: readonly object[]) {
  const lines = events.map((event, no) => `id: ${no}-0\ndata: ${JSON.stringify(event)}\n\n`);
  return { contentType: 'text/event-stream', body: lines.join('') };
}
