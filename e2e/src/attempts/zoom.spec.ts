import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectWhole } from '../expect-whole.ts';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { makeSavedTest } from './make-attempt.ts';
import { chooseMatch, press } from './runner-steps.ts';
import { chooseOfResults } from './results-menu.ts';
import { makeSamples } from './sample-test.ts';

// 400 % of 1280 by 1024.
test.use({ viewport: { width: 320, height: 256 } });

test('a test of all six types is taken and its results are read at 400 % zoom, and nothing is lost', async ({
  page,
  request,
}) => {
  await openTest(page, request);
  await expectWhole(page);
  await page.getByRole('button', { name: 'Show Study Material' }).click();
  await expectWhole(page);
  await page.getByRole('radio', { name: /^A / }).click();
  await press(page, 'Next');
  await page.getByRole('radio', { name: /True/ }).click();
  await press(page, 'Next');
  await page.getByRole('checkbox', { name: 'Glutamate' }).click();
  await page.getByRole('checkbox', { name: 'Extra magnesium' }).click();
  await expectWhole(page);
  await press(page, 'Next');
  await chooseMatch(page, 'Richard Semon', 'Proposed cell assemblies');
  await expectWhole(page);
  await press(page, 'Next');
  await page.getByRole('main').getByRole('textbox').fill('Sodium');
  await expectWhole(page);
  await press(page, 'Next');
  await press(page, 'Submit Test');
  await expect(page.getByRole('alertdialog', { name: 'Unanswered Questions' })).toBeVisible();
  await expectWhole(page);
  await press(page, 'Cancel');
  await page.getByRole('textbox', { name: 'Blank' }).fill('calcium');
  await expectWhole(page);
  await press(page, 'Submit Test');
  await press(page, 'Submit Anyway');

  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('0 of 6 correct')).toBeVisible();
  await expectWhole(page);
  await press(page, 'More');
  await expect(page.getByRole('menuitem')).toHaveCount(8);
  for (const row of await page.getByRole('menuitem').all()) {
    await row.scrollIntoViewIfNeeded();
    // All of it but what rounding takes.
    await expect(row).toBeInViewport({ ratio: 0.95 });
  }
  await page.keyboard.press('Escape');
  await page.getByText('All 6').click();
  await page.locator('summary').first().click();
  await expectWhole(page);
  await chooseOfResults(page, 'View Detailed Results');
  await expect(page.locator('details[open]')).toHaveCount(6);
  await expectWhole(page);
});

async function openTest(page: Page, request: APIRequestContext): Promise<void> {
  const token = tokenOf('premium');
  const questions = Object.values(makeSamples()).map(({ question }) => question);
  const config = { enableTimer: true, showStudyMaterial: true };
  const testId = await makeSavedTest({ request, token }, { questions, config });
  await openSignedIn(page, { email: '', token }, `/ai-tests/test?test=${testId}`);
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
}
