import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { expectTest, generateButton, openPreview, whenMade } from './creation-steps.ts';

test('questions are edited, replaced, deleted and added before the test, also after a reload (D26)', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openReview(page, request);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first().getByText('Verified')).toBeVisible();
  await expect(rows(page).first().locator('mark').first()).toBeVisible();

  await page.getByRole('button', { name: 'Edit question 1', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill('My own words?');
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect(rows(page).first().getByRole('heading')).toHaveText('My own words?');
  await expect(rows(page).first().getByText('Edited by you')).toBeVisible();

  const before = await rows(page).nth(1).getByRole('heading').innerText();
  await page.getByRole('button', { name: 'Replace question 2', exact: true }).click();
  await expect(rows(page).nth(1).getByRole('heading')).not.toHaveText(before, whenMade);
  await expect(rows(page)).toHaveCount(10);

  await page.getByRole('button', { name: 'Delete question 3', exact: true }).click();
  await expect(rows(page)).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Delete question 3', exact: true }).click();
  await expect(rows(page)).toHaveCount(9);

  await page.getByRole('button', { name: 'Add question' }).click();
  const form = page.getByRole('form', { name: 'New question' });
  await form.getByLabel('Kind of question').selectOption('true-false');
  await form.getByLabel('Question', { exact: true }).fill('A statement of my own.');
  await form.getByRole('button', { name: 'Add to test' }).click();
  await expect(rows(page).last().getByRole('heading')).toHaveText('A statement of my own.');
  await expect(rows(page).last().getByText('Written by you')).toBeVisible();

  await page.getByRole('button', { name: /^Add 3/ }).click();
  await expect(rows(page)).toHaveCount(13, whenMade);

  await page.getByText('Edited 2').click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Start Test' }).click();
  await expectTest(page);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('My own words?');
  expect(await watched.problems()).toEqual([]);
});

test('the list is worked by key presses alone, and fits a window of 320 x 256, as with 400 % zoom', async ({
  page,
  request,
}) => {
  await openReview(page, request);
  const { keyboard } = page;
  await tabTo(page, page.getByRole('button', { name: 'Edit question 1', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Typed by hand?');
  await tabTo(page, page.getByRole('button', { name: 'Save and check again' }));
  await keyboard.press('Enter');
  const title = rows(page).first().getByRole('heading');
  await expect(title).toHaveText('Typed by hand?');
  await expect(title).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Delete question 1', exact: true }));
  await keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'Edit question 1', exact: true }).click();
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  expect(await measureOverflow(page)).toBe(0);
});

async function openReview(page: Page, request: APIRequestContext): Promise<void> {
  await openPreview(page, request);
  await page.getByRole('switch', { name: 'Review questions before starting' }).click();
  await generateButton(page).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Review your questions', whenMade);
}

function rows(page: Page): Locator {
  return page
    .getByRole('list', { name: 'Questions' })
    .locator(':scope > li', { has: page.getByRole('heading') });
}
