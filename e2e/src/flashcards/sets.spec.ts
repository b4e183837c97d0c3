import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { makeSet, threeCards } from './make-set.ts';

test('sets are listed, opened, renamed and deleted, and none is what is left [FLIST-02] [FLIST-04] [FLIST-06] [FLIST-10]', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const id = await makeSet({ request, ...account }, { cards: threeCards });
  await makeSet(
    { request, ...account },
    { name: 'Cells', cards: [{ front: 'Spine', back: 'A knob' }] },
  );
  const watched = await watchPage(page);
  await openSignedIn(page, account, '/flashcards');
  await expect(page.getByText('2 sets, 4 cards')).toBeVisible();
  await chooseOf(page, 'Cells', 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill('Neurons');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'Neurons' })).toBeVisible();

  await test.step('a card opens its set, whose cards are searched, changed, bookmarked, added and deleted', async () => {
    await page.getByRole('link', { name: 'Memory and plasticity' }).click();
    await expect(page).toHaveURL(`/flashcards/set/${id}`);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Bookmark card 3' }).click();
    await page.getByText('Bookmarked 1').click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByText('All 3').click();

    await page.getByRole('button', { name: 'Add card' }).click();
    await page.getByLabel('Front', { exact: true }).fill('Spine');
    await page.getByLabel('Back', { exact: true }).fill('A small knob on a dendrite.');
    await page.getByRole('button', { name: 'Add card' }).last().click();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByLabel('Search cards').fill('knob');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete card 1' }).click();
    await expect(page.getByText('Nothing found for “knob”')).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('a card is changed and deleted by key presses alone', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Edit card 2' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Front', { exact: true })).toBeFocused();
    await page.keyboard.type('LTP: ');
    await tabTo(page, page.getByRole('button', { name: 'Save Changes' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit card 2' })).toBeFocused();
    await expect(rows(page).nth(1)).toContainText('LTP: Consolidation');
    await tabTo(page, page.getByRole('button', { name: 'Delete card 2' }));
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Edit card 2' })).toBeFocused();
  });

  await page.goto('/flashcards');
  for (const name of ['Neurons', 'Memory and plasticity']) {
    await chooseOf(page, name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('No flashcard sets yet')).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('of a long set only what is in sight is drawn, up to its last card', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const cards = Array.from({ length: 1_000 }, (_, index) => ({
    front: `Front ${index + 1}`,
    back: `Back ${index + 1}`,
  }));
  const id = await makeSet({ request, ...account }, { cards });
  await openSignedIn(page, account, `/flashcards/set/${id}`);
  await expect(rows(page).first()).toContainText('Front 1');
  expect(await rows(page).count()).toBeLessThan(80);
  await page.keyboard.press('End');
  await expect(rows(page).last()).toContainText('Front 1000');
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', '1000');
  expect(await rows(page).count()).toBeLessThan(80);
});

test('what Quizlet exports makes a set; what is exported comes back the same', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const watched = await watchPage(page);
  await openSignedIn(page, account, '/flashcards');

  await test.step('separators of any kind are typed, and stay open under the fingers', async () => {
    await page.getByRole('button', { name: 'Import a file' }).click();
    await chooseFile(page, 'cells.txt', 'Synapse = A gap || Spine = A knob');
    await page.getByLabel('Between front and back').selectOption('Other');
    await page.getByLabel('Separator between front and back').click();
    await page.keyboard.type(' = ');
    await page.getByLabel('Between cards').selectOption('Other');
    await page.getByLabel('Separator between cards').click();
    await page.keyboard.type('||');
    await expect(page.getByRole('button', { name: 'Import 2 cards' })).toBeVisible();
    await expect(page.getByLabel('Separator between cards')).toBeFocused();
    await expect(page.getByRole('dialog').locator('details')).toHaveAttribute('open');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await page.getByRole('button', { name: 'Import a file' }).click();
  await chooseFile(page, 'neuro.txt', 'naître\tto be born; to arise\n-ing\tan "ending", of verbs');
  await expect(page.getByText('2 rows, 2 columns, UTF-8')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'neuro' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  const csv = await exportAs(page, 'CSV');
  expect(csv.name).toBe('neuro.csv');
  expect(csv.text).toBe(
    `\u{FEFF}Front,Back\r\nnaître,"to be born; to arise"\r\n'-ing,"an ""ending"", of verbs"\r\n`,
  );
  const tsv = await exportAs(page, 'TSV for Quizlet and others');
  expect(tsv.text).toBe('naître\tto be born; to arise\n-ing\tan "ending", of verbs\n');

  for (const { name, text } of [csv, tsv]) {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await chooseFile(page, name, text);
    await expect(
      page.getByText('2 cards are already in this set. They will be left out.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 0 cards' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
  expect(await watched.problems()).toEqual([]);
});

function rows(page: Page) {
  return page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
}

async function chooseOf(page: Page, set: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${set}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function exportAs(page: Page, item: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const download = await saved;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}
