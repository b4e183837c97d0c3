import { expect, test } from '@playwright/test';
import { expectTest } from '../creation/creation-steps.ts';
import { sureText } from '../creation/sure-text.ts';
import { watchPage } from '../watch-page.ts';
import { continueToConfig, openInput, writeText } from './input-step.ts';

test('a text is renamed, put into a subject, opened, and a test is made of it that is named after it (D35)', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await writeText(page, sureText);
  await continueToConfig(page);

  await page.goto('/materials');
  await expect(page.getByRole('heading', { level: 1, name: 'Materials' })).toBeVisible();
  await page.getByRole('button', { name: 'More for Countries and rivers' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill('Capitals');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Capitals', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Subject of Capitals: No subject' }).click();
  await page.getByRole('menuitem', { name: 'New subject' }).click();
  await page.getByLabel('Name of the subject').fill('Geography');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Geography 1', exact: true }).click();
  await expect(page).toHaveURL(/subject=Geography$/);
  await page.getByRole('link', { name: 'Capitals', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Capitals' })).toBeVisible();
  const text = page.getByRole('article', { name: 'Text of the material' });
  await expect(text).toContainText('Nairobi');
  await expect(text.locator('mark')).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a test' }).click();
  await expect(page).toHaveURL(/\/create$/);
  const chosen = page.getByRole('list', { name: 'Selected materials' });
  await expect(chosen).toHaveText('Capitals');
  await page.getByRole('button', { name: /^Make \d+/ }).click();
  await expectTest(page);

  await page.goto('/materials?subject=Geography');
  await page.getByRole('link', { name: 'Capitals', exact: true }).click();
  await expect(text.locator('mark')).not.toHaveCount(0);
  await page.getByRole('tab', { name: 'Tests 1' }).click();
  await expect(
    page.getByRole('tabpanel').getByRole('link', { name: 'Capitals', exact: true }),
  ).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});
