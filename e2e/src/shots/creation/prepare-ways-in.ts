import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addFiles, corpusFile } from '../../materials/input-step.ts';

const recognition = '**/api/documents/recognize';
const recognitionByModel = `${recognition}-with-model`;
const waysIn = '**/api/documents/ways-in';
const webPage = '**/api/documents/web-page';
const photo = 'photos/cell-division-short.jpg';

/** As our reader has it, but for two words that it would not read wrong. */
function makeReading() {
  const words = readFileSync(corpusFile('photos/cell-division-short.txt'), 'utf8').trim();
  const [first = '', second = ''] = words.match(/\p{L}{8,}/gu) ?? [];
  const unsure = [
    { word: first, box: [0.2, 0.14, 0.2, 0.08] },
    { word: second, box: [0.1, 0.5, 0.185, 0.07] },
  ].map(({ word, box }) => {
    const start = words.indexOf(word);
    return { start, end: start + word.length, page: 1, box };
  });
  const characters = words.length;
  const facts = { kind: 'jpeg', pages: 1, pagesWithoutText: [], isCut: false };
  return { text: words, characters, unsure, ...facts };
}

/** The events of a photo that has been read. */
function tell(reading: object) {
  const event = JSON.stringify({ state: 'read', reading });
  const body = `id: 1\ndata: ${event}\n\nevent: end\ndata: {}\n\n`;
  return { contentType: 'text/event-stream', body };
}

async function readPhoto(page: Page): Promise<void> {
  await page.route(recognition, (route) => route.fulfill(tell(makeReading())));
  await page.getByRole('tab', { name: 'Upload' }).click();
  await addFiles(page, corpusFile(photo));
  await page.getByRole('button', { name: /^Check / }).waitFor();
}

/** A photo to look over, a page, a video, and a page that does not open. */
export async function addAll(page: Page): Promise<void> {
  await readPhoto(page);
  const text = 'a'.repeat(7_400);
  const address = 'https://kewlearning.com/plants';
  const json = { title: 'How plants drink', text, characters: 7_400, address, sizeBytes: 1 };
  await page.route(webPage, (route) => route.fulfill({ json: { ...json, isCut: false } }));
  await addLink(page, 'kewlearning.com/plants');
  await page.getByText('How plants drink', { exact: true }).waitFor();
  const refused = {
    code: 'page-unreachable',
    message: "We couldn't open this page.",
    details:
      'You may have to sign in there, or it is slow just now. Open it yourself, copy the text and paste it.',
  };
  await page.route(webPage, (route) => route.fulfill({ status: 422, json: refused }));
  await addLink(page, 'lectures.example.edu/login');
  await page.getByText("We couldn't open this page.").waitFor();
  await pasteTranscript(page);
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page.getByText('Transpiration in 8 minutes', { exact: true }).waitFor();
}

async function addLink(page: Page, address: string): Promise<void> {
  await page.getByLabel('Or paste a link').fill(address);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

export async function checkPhoto(page: Page): Promise<void> {
  await readPhoto(page);
  await page.getByRole('button', { name: /^Check / }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
}

export async function checkWord(page: Page): Promise<void> {
  await checkPhoto(page);
  await page
    .getByRole('button', { name: /, check this word$/ })
    .first()
    .click();
  await page.getByRole('group', { name: /^1 of 2/ }).waitFor();
}

export async function editPhoto(page: Page): Promise<void> {
  await checkPhoto(page);
  await page.getByRole('button', { name: 'Edit the text' }).click();
  await page.getByLabel('Recognised text').waitFor();
}

/** On a server that has a model for pictures. */
export async function offerAi(page: Page): Promise<void> {
  const pictureModel = { company: 'OpenAI', model: 'gpt-5.4-mini' };
  await page.route(waysIn, (route) => route.fulfill({ json: { videos: false, pictureModel } }));
  await checkPhoto(page);
  await page.getByRole('button', { name: 'Read it with AI' }).waitFor();
}

export async function readWithAi(page: Page): Promise<void> {
  const { text, ...rest } = makeReading();
  const reading = { ...rest, text: `${text} [?]`, unsure: [] };
  await page.route(recognitionByModel, (route) => route.fulfill(tell(reading)));
  await offerAi(page);
  await page.getByRole('button', { name: 'Read it with AI' }).click();
  await page.getByText('1 word left out, marked [?]').waitFor();
}

export async function failWithAi(page: Page): Promise<void> {
  const message = 'AI has reached its limit for today. Please try again tomorrow.';
  await page.route(recognitionByModel, (route) =>
    route.fulfill({ status: 403, json: { code: 'ai-used-up', error: message, message } }),
  );
  await offerAi(page);
  await page.getByRole('button', { name: 'Read it with AI' }).click();
  await page.getByText(/Your text is as it was\./).waitFor();
}

export async function pasteTranscript(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Upload' }).click();
  await addLink(page, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Transcript', { exact: true }).fill(transcript);
  await dialog.getByLabel('Name of the video').fill('Transpiration in 8 minutes');
  await dialog.getByText(/times found/).waitFor();
}

const transcript = `0:40
So why does a leaf lose water at all?
0:47
It has to open its stomata to let carbon dioxide in.
0:56
And when they are open, water vapour gets out.
7:55
On a hot, windy day this goes faster.`;
