import { notes } from '@engram/fakes/study-texts/notes.ts';
import { expect, type Page, test } from '@playwright/test';
import { chooseByArrow } from '../choose-by-arrow.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';

test('a set is made by key presses alone, from a pasted text to the list of sets, and unsaved cards are not left without a question [FWIZ-04]', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  await openSignedIn(page, account, '/flashcards/create');
  const { keyboard } = page;
  await expectHeading(page, 'Add your study material');

  await tabTo(page, page.getByRole('radio', { name: 'Upload a file' }));
  await chooseByArrow(page, 'ArrowRight', page.getByRole('radio', { name: 'Paste text' }));
  await tabTo(page, page.getByLabel('Your text'));
  await keyboard.insertText(notes.text);
  await tabTo(page, page.getByRole('button', { name: 'Continue to Configuration' }));
  await keyboard.press('Enter');

  await expectHeading(page, 'Configure your flashcards');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Set name'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Cells');
  for (const [type, count] of [
    ['Term and definition', '4'],
    ['Question and answer', '0'],
  ]) {
    await tabTo(page, page.getByRole('spinbutton', { name: `Number of cards: ${type}` }));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(count ?? '');
  }
  await tabTo(page, page.getByRole('radio', { name: 'Medium' }));
  await chooseByArrow(page, 'ArrowRight', page.getByRole('radio', { name: 'Hard' }));
  await tabTo(page, page.getByRole('button', { name: 'Preview Flashcards' }));
  await keyboard.press('Enter');

  await expectHeading(page, 'Preview your flashcards');
  const first = page.getByLabel('Front of card 1', { exact: true });
  await tabTo(page, first);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('What I wrote myself');
  const source = page.getByRole('button', { name: 'Show source of card 1', exact: true });
  await tabTo(page, source);
  await keyboard.press('Enter');
  await expect(page.getByRole('blockquote').first()).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('What I wrote myself');

  await test.step('unsaved cards are not left without a question', async () => {
    await page.goBack();
    await expectHeading(page, 'Configure your flashcards');
    await page.goForward();
    await expect(first).toBeVisible();
    await page.getByRole('link', { name: 'Engram home' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(first).toBeVisible();
  });
  await tabTo(page, page.getByRole('button', { name: 'Save Flashcards' }));
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/flashcards$/);
  await expect(
    page.getByText('Your flashcards have been successfully created!').first(),
  ).toBeVisible();
  await expect(page.getByText('Cells').first()).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

async function expectHeading(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
}
