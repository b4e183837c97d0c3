import { expect, type Page, test } from '@playwright/test';
import { openSignedIn, makeAccount } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import {
  addFiles,
  continueButton,
  continueToConfig,
  corpusFile,
  expectProcessed,
  fileRow,
  listSaved,
  makeText,
  openInput,
  openLibrary,
  textFile,
  writeText,
} from './input-step.ts';

const pdf = { name: 'memory-two-columns.pdf', path: corpusFile('good/memory-two-columns.pdf') };
const docx = { name: 'newton-word-links.docx', path: corpusFile('good/newton-word-links.docx') };

test('[BROUTE-01] [BROUTE-02] /ai-tests and /ai-tests/input need a login and show the step Input at 33%', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await page.goto('/ai-tests');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/ai-tests/input');
  await expect(page).toHaveURL(/\/auth$/);
  for (const path of ['/ai-tests', '/ai-tests/input']) {
    await openSignedIn(page, account, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Your Content');
    await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '33');
    await expect(page.locator('[aria-current=step]')).toContainText('Input');
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('[BROUTE-22] [INP-26] [INP-28] documents become the material of a test, stay through Back and reload, and are listed under Existing Files, used again, renamed and deleted', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await expect(continueButton(page)).toBeDisabled();
  await addFiles(page, [pdf.path, docx.path]);
  await expectProcessed(page, pdf.name);
  await expectProcessed(page, docx.name);
  const characters = await readCharacters(page);

  await continueToConfig(page);
  await expect(page.getByRole('region', { name: 'Your material' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Characters in all${characters}`);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`Characters in all${characters}`);
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(fileRow(page, pdf.name)).toContainText('Processed');
  await expect(fileRow(page, docx.name)).toContainText('Processed');
  await page.reload();
  await expect(fileRow(page, pdf.name)).toContainText('Processed');
  expect(await readCharacters(page)).toBe(characters);

  await openLibrary(page);
  await expect(listSaved(page)).toHaveCount(2);
  await expect(continueButton(page)).toBeDisabled();
  const [first, second] = await listTitles(page);
  await page.getByRole('checkbox', { name: first ?? '' }).check();
  await expect(page.getByRole('list', { name: 'Selected materials' })).toHaveText(first ?? '');
  await continueToConfig(page);
  await expect(page.getByRole('main')).toContainText(first ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();

  await expect(page.getByRole('checkbox', { name: first ?? '' })).toBeChecked();
  await choose(page, first ?? '', 'Rename');
  await page.getByLabel('Title').fill('Week 6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More for Week 6' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Selected materials' })).toHaveText('Week 6');

  await choose(page, 'Week 6', 'Delete');
  await expect(page.getByText('Tests and flashcards made from it stay.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('“Week 6” was deleted.').first()).toBeVisible();
  await expect(listSaved(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: `More for ${second}` })).toBeFocused();
  await expect(page.getByText('Nothing selected yet.')).toBeVisible();
  await page.reload();
  await expect(listSaved(page)).toHaveCount(1);
  expect(await watched.problems()).toEqual([]);
});

test('[UPL-17] [INP-14] [INP-15] a file is sent as multipart form, field document, and its text is kept; Cancel keeps everything entered, and Leave & Reset forgets it', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  const sent = page.waitForRequest('**/api/documents/extract');
  const told = page.waitForResponse('**/api/documents/extract');
  const text = makeText(600);
  await addFiles(page, textFile('notes.txt', text));
  const upload = await sent;
  expect(upload.method()).toBe('POST');
  expect(await upload.headerValue('content-type')).toContain('multipart/form-data; boundary=');
  expect((await told).status()).toBe(200);
  const { extractedText } = await (await told).json();
  expect(extractedText).toBe(text);
  await expectProcessed(page, 'notes.txt');
  const saving = page.waitForRequest((call) => call.url().endsWith('/api/materials'));
  await continueToConfig(page);
  expect((await saving).postDataJSON().parts[0].text).toBe(extractedText);

  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await writeText(page, makeText(400));
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave Test Creation?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Your text')).toHaveValue(makeText(400));
  await expect(page.getByRole('button', { name: 'Back to Dashboard' })).toBeFocused();

  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave & Reset' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readTabStorage(page)).toEqual([]);
  await page.goto('/ai-tests');
  await expect(continueButton(page)).toBeDisabled();
  await expect(page.getByText('notes.txt')).toBeHidden();
  await page.getByRole('tab', { name: 'Input Text' }).click();
  await expect(page.getByLabel('Your text')).toHaveValue('');
  await page.goto('/ai-tests/config');
  await expect(page).toHaveURL(/\/ai-tests(\/input)?$/);
});

/** As the card beside the files counts them. */
async function readCharacters(page: Page): Promise<string | undefined> {
  const card = page.getByRole('region', { name: 'Your material' });
  return /Characters([\d,]+)/.exec(await card.innerText().then(withoutBreaks))?.[1];
}

function withoutBreaks(text: string): string {
  return text.replaceAll(/\s/g, '');
}

async function listTitles(page: Page): Promise<string[]> {
  const boxes = await listSaved(page).getByRole('checkbox').all();
  const ids = await Promise.all(boxes.map((box) => box.getAttribute('aria-labelledby')));
  return Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

function readTabStorage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('unfinished')),
  );
}
