import { expect, type Page, type Request, test } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { expectTest } from '../creation/creation-steps.ts';
import { sureText } from '../creation/sure-text.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { addFiles, corpusFile, expectProcessed, fileRow } from './input-step.ts';

test('[D43] a photo of a page is read, looked over by key presses alone, kept by choice and made into a test', async ({
  page,
  request,
}) => {
  // A page is read in a process of its own, on whatever cores are free.
  test.slow();
  const watched = await watchPage(page);
  await openUpload(page, request);
  await addFiles(page, corpusFile('photos/cell-division-short.jpg'));
  const check = page.getByRole('button', { name: 'Check cell-division-short.jpg' });
  await expect(check).toBeVisible({ timeout: 60_000 });
  await tabTo(page, check);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check the photo' });
  await expect(
    dialog.getByRole('img', { name: /^Your photo cell-division-short\.jpg/ }),
  ).toBeVisible();
  // Nothing is asked about a page whose words are all sure.
  await expect(dialog.getByText('All checked')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Edit the text' }));
  await page.keyboard.press('Enter');
  const field = dialog.getByLabel('Recognised text');
  await tabTo(page, field);
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(`\n\n${sureText}`);
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Keep this photo' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Looks right' }));
  await page.keyboard.press('Enter');
  await expectProcessed(page, 'cell-division-short.jpg');
  const saved = waitForSave(page);
  await makeTest(page);
  const [part] = (await saved).postDataJSON().parts;
  expect(part).toMatchObject({ kind: 'photo', title: 'cell-division-short.jpg' });
  expect(part.text).toMatch(
    /!\[Photo of the page: cell-division-short\.jpg\]\(picture:[\da-f-]{36}\)$/,
  );
  expect(await watched.problems()).toEqual([]);
});

test('a web page is read by its link, without what its site puts around it, and saved with it', async ({
  page,
  request,
}) => {
  await openUpload(page, request);
  await page.getByLabel('Or paste a link').fill('http://kewlearning.com/plants');
  await page.keyboard.press('Enter');
  await expect(fileRow(page, 'How plants drink')).toContainText('kewlearning.com');
  await expectProcessed(page, 'How plants drink');
  await page.getByLabel('Or paste a link').fill('http://192.168.0.1/admin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(fileRow(page, '192.168.0.1')).toContainText(
    "This isn't the address of a public web page.",
  );
  const part = await savePart(page);
  expect(part).toMatchObject({ kind: 'web', address: 'http://kewlearning.com/plants' });
  expect(part.text).toContain('The xylem is the tissue that carries water');
  expect(part.text).not.toMatch(/Home|Shop|cookies|moss|Imprint/);
});

test('the transcript of a video is saved with its link, and its minutes are kept', async ({
  page,
  request,
}) => {
  await openUpload(page, request);
  await page.getByLabel('Or paste a link').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste the transcript' });
  await dialog.getByLabel('Transcript', { exact: true }).fill(transcript);
  await expect(dialog.getByText(/^8 times found, up to 7:20\.$/)).toBeVisible();
  await dialog.getByLabel('Name of the video').fill('Transpiration');
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Add transcript' }).click();
  await expect(fileRow(page, 'Transpiration')).toContainText('8 minutes');
  const part = await savePart(page);
  expect(part).toMatchObject({
    title: 'Transpiration',
    kind: 'transcript',
    address: 'https://youtu.be/dQw4w9WgXcQ',
    text: said,
    pageStarts: definitions.map((words) => said.indexOf(words)),
  });
});

const definitions = [
  'Osmosis is the movement of water through a membrane from a weak to a strong solution.',
  'Transpiration is the loss of water vapour from the leaves of a plant.',
  'The xylem is the tissue that carries water from the roots to the leaves.',
  'The phloem is the tissue that carries sugar from the leaves to the rest of the plant.',
  'Stomata are small pores that let carbon dioxide in and water vapour out.',
  'Guard cells are the two cells that open and close a pore of a leaf.',
  'The root hair is a long thin cell that takes in water from the soil.',
  'Turgor is the pressure of water against the wall of a plant cell.',
];
/** A pause of a minute ends a paragraph. */
const said = definitions.join('\n\n');
const transcript = definitions
  .map((words, minute) => `${minute}:${minute === 0 ? '05' : '20'}\n${words}`)
  .join('\n');

/** Where files are chosen, on the one screen that makes a test. */
async function openUpload(page: Page, request: Parameters<typeof makeAccount>[0]): Promise<void> {
  await openSignedIn(page, await makeAccount(request), '/create');
  await page.getByRole('tab', { name: 'Upload' }).click();
}

function waitForSave(page: Page): Promise<Request> {
  return page.waitForRequest(
    (sent) => sent.url().endsWith('/api/materials') && sent.method() === 'POST',
  );
}

/** What is sent when the one button is pressed, whatever can be made of it. */
async function savePart(page: Page) {
  const saved = waitForSave(page);
  const card = page.getByRole('complementary', { name: 'What to make' });
  await card.getByRole('button').first().click();
  const [part] = (await saved).postDataJSON().parts;
  return part;
}

async function makeTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Make \d+/ }).click();
  await expectTest(page);
}
