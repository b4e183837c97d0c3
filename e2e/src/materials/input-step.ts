import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, makeAccount, openSignedIn } from '../make-account.ts';

/** The step Input of a new account. */
export async function openInput(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await makeAccount(request);
  await openSignedIn(page, account, '/ai-tests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Your Content');
  return account;
}

/** Where a study document of the corpus is. */
export function corpusFile(name: string): string {
  return fileURLToPath(new URL(`../../../corpus/${name}`, import.meta.url));
}

export type Upload = Parameters<Locator['setInputFiles']>[0];

export function addFiles(page: Page, files: Upload): Promise<void> {
  return page.locator('input[type=file]').setInputFiles(files);
}

export function textFile(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

export function fileRow(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Your files' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

export async function expectProcessed(page: Page, name: string): Promise<void> {
  await expect(fileRow(page, name)).toContainText('Processed');
}

export async function writeText(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Input Text' }).click();
  await page.getByLabel('Your text').fill(text);
}

export function continueButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Continue to Configuration' });
}

export async function continueToConfig(page: Page): Promise<void> {
  await continueButton(page).click();
  await expectConfig(page);
}

export async function expectConfig(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/ai-tests\/config$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configure Your Test');
}

export async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Existing Files' }).click();
  await expect(page.getByText('Loading your materials')).toBeHidden();
}

export function listSaved(page: Page): Locator {
  return page.getByRole('group', { name: 'Your materials' }).getByRole('listitem');
}

/** Study text of exactly that length. */
export function makeText(characters: number): string {
  const sentence = 'Long-term potentiation is a lasting increase in the strength of a synapse. ';
  return sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters - 1) + '.';
}
