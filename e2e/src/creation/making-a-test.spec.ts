import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../expect-sound-page.ts';
import { watchPage } from '../watch-page.ts';
import {
  continueToPreview,
  expectTest,
  generateButton,
  holdAfter,
  openConfig,
  openPreview,
} from './creation-steps.ts';

test('[BROUTE-24] [BROUTE-25] a pasted text becomes a test, question by question, and Back does not lead to the preview', async ({
  page,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  await openConfig(page, request);
  await expectSoundPage(page, watched);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await expect(page.getByRole('region', { name: 'Your test' })).toContainText(
    /10\s*of 20 questions/,
  );
  await continueToPreview(page);
  await expectSoundPage(page, watched);
  await page.getByLabel('Test name').fill('The living cell');

  const letGo = await holdAfter(page, 2);
  await generateButton(page).click();
  await expect(page.getByRole('button', { name: 'Generating Test...' })).toBeFocused();
  await expect(page.getByText('2 of 10 questions')).toBeVisible({ timeout: 60_000 });
  const shown = page.getByRole('list', { name: 'Questions so far' }).getByRole('listitem');
  await expect(shown).toHaveCount(2);
  await expectSoundPage(page, watched);
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

test('the questions are reviewed before the test when that is wanted (D26)', async ({
  page,
  request,
}) => {
  test.slow();
  await openPreview(page, request);
  await page.getByRole('switch', { name: 'Review questions before starting' }).click();
  const pressed = performance.now();
  await generateButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your questions', {
    timeout: 30_000,
  });
  console.log(`A quiz was ready after ${((performance.now() - pressed) / 1000).toFixed(1)} s`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your questions');
  await page.getByRole('link', { name: 'Start Test' }).click();
  await expectTest(page);
});
