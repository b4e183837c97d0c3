import type { Page } from '@playwright/test';
import { addFiles as choose, continueButton, writeText } from '../../materials/input-step.ts';

export const notes = `Memory and plasticity

The word engram was coined by Richard Semon in 1904 for the lasting trace of an experience. Karl Lashley spent thirty years searching for it and concluded that it was nowhere in particular.

Long-term potentiation is a lasting increase in the strength of a synapse. Bliss and Lømo described it in 1973 in the hippocampus of the rabbit. Most forms depend on the NMDA receptor. At rest a magnesium ion blocks the receptor. Its channel opens only when glutamate is bound and the cell is already depolarised. Calcium then flows in and the synapse grows stronger.

Patient H.M. lost both hippocampi in 1953. His knowledge of facts and events stopped growing. Motor skills still improved with practice, although he never remembered having practised.`;

const megabyte = 1024 * 1024;
const lecture = 'Lecture 6 Memory and plasticity.pdf';
const seminar = 'Seminar notes, hippocampus.docx';
const extraction = '**/api/documents/extract';

/** One file read, one on its way, one that was never worth sending. */
export async function addFiles(page: Page): Promise<void> {
  await page.route(extraction, (route) => route.fulfill({ json: readText(11_820) }));
  await choose(page, [file(lecture, 2.4 * megabyte)]);
  await page.getByText('Processed').waitFor({ state: 'attached' });
  await page.evaluate(stopUploads);
  await choose(page, [file(seminar, 20_000), file('glossary.txt', 0)]);
  await page.getByText('File is empty').waitFor();
}

/** All that can go wrong with files, and a page without text. */
export async function addBadFiles(page: Page): Promise<void> {
  await page.route(extraction, (route) => route.fulfill({ json: readText(34_500, [warning]) }));
  await choose(page, [file(lecture, 84_000)]);
  await page.getByText('Processed').waitFor({ state: 'attached' });
  await page.route(extraction, (route) => route.fulfill({ status: 422, json: locked }));
  await choose(page, [
    file('exam.pdf', 20_000),
    file('photo.gif', 1000),
    file('glossary.txt', 0),
    file('more.txt', 10),
    file('even more.txt', 10),
  ]);
  await page.getByText('protected with a password').first().waitFor();
}

export async function failAll(page: Page): Promise<void> {
  await page.route(extraction, (route) => route.fulfill({ status: 422, json: locked }));
  await choose(page, [file(lecture, 84_000), file('exam.pdf', 20_000)]);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
}

export async function write(page: Page): Promise<void> {
  await writeText(page, notes);
  await page.getByText('Content policy', { exact: true }).click();
}

/** Too long, and in need of a look. */
export async function writeTooMuch(page: Page): Promise<void> {
  const sensitive = '\n\nviolence, graphic, extremist, harmful and illegal drugs.';
  const text = `${notes}${sensitive}\n\n`;
  await writeText(page, `${text}${'x'.repeat(31_204 - text.length)}`);
  await page.getByText('Warning:').waitFor();
}

export async function writeTooLittle(page: Page): Promise<void> {
  await writeText(page, 'Long-term potentiation');
  await continueButton(page).click();
  await page.getByText('Text is too short.').first().waitFor();
}

export async function writeForbidden(page: Page): Promise<void> {
  await writeText(page, `${notes}\n\nHow to make a pipe bomb at home: step by step instructions.`);
  await continueButton(page).click();
  await page.getByText('Content Policy Violation').waitFor();
}

export async function clearText(page: Page): Promise<void> {
  await writeText(page, notes);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Your text was cleared.').last().waitFor();
}

export async function leave(page: Page): Promise<void> {
  await addFiles(page);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await page.getByText('Leave Test Creation?').waitFor();
}

/** What a slow line looks like; a request that a route holds back tells of no progress. */
function stopUploads() {
  XMLHttpRequest.prototype.send = function stop() {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 62, total: 100 }));
  };
}

function file(name: string, bytes: number) {
  return { name, mimeType: '', buffer: Buffer.alloc(bytes) };
}

const warning = { code: 'pages-without-text', message: 'Page 7 has no text we can read.' };

const locked = {
  code: 'file-locked',
  message: 'This file is protected with a password.',
  error: '',
  details: 'Remove the password, or save a copy without one, and upload it again.',
};

function readText(characters: number, warnings: object[] = []) {
  return {
    extractedText: 'a'.repeat(characters),
    fileDetails: { name: lecture, size: 1, type: 'pdf', characters, pages: 9, warnings },
  };
}
