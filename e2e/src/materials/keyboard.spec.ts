import { expect, test } from '@playwright/test';
import { tabTo } from '../tab-to.ts';
import {
  continueButton,
  expectConfig,
  expectProcessed,
  listSaved,
  makeText,
  openInput,
  textFile,
} from './input-step.ts';

test('the step Input is done by key presses alone, in all three tabs', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  const { keyboard } = page;
  const upload = page.getByRole('tab', { name: 'Upload Files' });
  await tabTo(page, upload);

  // Early: the browser needs a moment until it hands its file dialogs over.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: /Drop your files here/ }));
  await keyboard.press('Enter');
  await (await choosing).setFiles(textFile('notes.txt', makeText(600)));
  await expectProcessed(page, 'notes.txt');
  await tabTo(page, page.getByRole('button', { name: 'Remove notes.txt' }));
  await keyboard.press('Enter');
  await expect(page.getByText('notes.txt', { exact: true })).toBeHidden();

  await tabTo(page, upload, 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Your text'));
  await keyboard.insertText(`Memory\n\n${makeText(400)}`);
  await tabTo(page, continueButton(page));
  await keyboard.press('Enter');
  await expectConfig(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Back', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Your Content');

  await tabTo(page, page.getByRole('tab', { name: 'Input Text' }));
  await keyboard.press('ArrowRight');
  await expect(listSaved(page)).toHaveCount(1);
  await tabTo(page, page.getByRole('checkbox', { name: 'Memory' }));
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.type('Week 6');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More for Week 6' })).toBeFocused();
  await tabTo(page, continueButton(page));
  await keyboard.press('Enter');
  await expectConfig(page);
  await expect(page.getByRole('main')).toContainText('Week 6');
});

test('a material is deleted by key presses, and the keyboard stays in the list', async ({
  page,
  request,
}) => {
  const { token } = await openInput(page, request);
  for (const title of ['One', 'Two', 'Three']) {
    await request.post('/api/materials', {
      headers: { authorization: `Bearer ${token}` },
      data: { parts: [{ title, kind: 'text', text: `${title}. ${makeText(400)}` }] },
    });
  }
  await page.getByRole('tab', { name: 'Upload Files' }).focus();
  await page.keyboard.press('End');
  await tabTo(page, page.getByRole('button', { name: 'More for Two' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(listSaved(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'More for One' })).toBeFocused();
});
