import { expect, test } from '@playwright/test';
import { watchPage } from '../watch-page.ts';
import {
  continueToPreview,
  expectTest,
  generateButton,
  holdAfter,
  openConfig,
  whenMade,
} from './creation-steps.ts';

test('[BROUTE-24] [BROUTE-25] a pasted text becomes a test, question by question, and Back does not lead to the preview', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openConfig(page, request);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await expect(page.getByRole('region', { name: 'Your test' })).toContainText(
    /10\s*of 20 questions/,
  );
  await continueToPreview(page);
  await page.getByLabel('Test name').fill('The living cell');

  const letGo = await holdAfter(page, 2);
  await generateButton(page).click();
  await expect(page.getByRole('button', { name: 'Generating Test...' })).toBeFocused();
  await expect(page.getByText('2 of 10 questions')).toBeVisible(whenMade);
  const shown = page.getByRole('list', { name: 'Questions so far' }).getByRole('listitem');
  await expect(shown).toHaveCount(2);
  await letGo();
  await expectTest(page);
  await expect(page.getByText('The living cell').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Cancel' }).click();
  // The keys of the test are asleep until the dialog is gone.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectTest(page);
  for (let number = 1; number < 10; number += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('button', { name: 'Submit Anyway' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ai-tests\/config$/);
  expect(await watched.problems()).toEqual([]);
});
