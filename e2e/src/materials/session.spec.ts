import { expect, type Page, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import {
  addFiles,
  continueButton,
  expectProcessed,
  fileRow,
  makeText,
  openInput,
  textFile,
  writeText,
} from './input-step.ts';

test('a file dropped on the dashboard starts a test with it', async ({ page, request }) => {
  const watched = await watchPage(page);
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  await addFiles(page, textFile('notes.txt', makeText(600)));
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create from your notes');
  await expectProcessed(page, 'notes.txt');
  expect(await watched.problems()).toEqual([]);
});

test('logging out in another tab empties what this one has stored', async ({
  page,
  context,
  request,
}) => {
  await openInput(page, request);
  await addFiles(page, textFile('notes.txt', makeText(600)));
  await expectProcessed(page, 'notes.txt');
  await writeText(page, 'A secret of mine.');
  await expect.poll(() => readStorage(page)).toContain('A secret of mine.');

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const stored = await readStorage(page);
  expect(stored).not.toContain('A secret of mine.');
  expect(stored).not.toContain('potentiation');

  await openSignedIn(page, await makeAccount(request), '/ai-tests');
  await expect(continueButton(page)).toBeDisabled();
  await expect(fileRow(page, 'notes.txt')).toBeHidden();
});

function readStorage(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
}
