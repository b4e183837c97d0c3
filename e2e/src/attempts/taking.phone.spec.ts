import { expect, type Locator, type Page, test } from '@playwright/test';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { makeSavedTest } from './make-attempt.ts';
import { chooseMatch } from './runner-steps.ts';
import { makeSamples } from './sample-test.ts';

test('all six types are answered by touch', async ({ page, request }) => {
  const watched = await watchPage(page);
  const token = tokenOf('premium');
  const { choice, truth, several, matching, gap, short } = makeSamples();
  const questions = [choice, truth, several, matching, gap, short].map((one) => one.question);
  const config = { enableTimer: true, showStudyMaterial: true };
  const testId = await makeSavedTest({ request, token }, { questions, config });
  await openSignedIn(page, { email: '', token }, `/ai-tests/test?test=${testId}`);
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await page.getByRole('radio', { name: /^B / }).tap();
  await tap(page, 'Next');
  await page.getByRole('radio', { name: /False/ }).tap();
  await tap(page, 'Next');
  await page.getByRole('checkbox', { name: 'Glutamate' }).tap();
  await page.getByRole('checkbox', { name: 'Depolarisation' }).tap();
  await tap(page, 'Next');
  await chooseMatch(page, 'Richard Semon', 'Coined the word engram');
  await chooseMatch(page, 'Donald Hebb', 'Proposed cell assemblies');
  await chooseMatch(page, 'Bliss and Lømo', 'Described long-term potentiation in 1973');
  await tap(page, 'Next');
  // Its keyboard would hide the question before it is read.
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('textbox', { name: 'Blank' }).tap();
  await page.keyboard.type('magnesium');
  await tap(page, 'Next');
  await page.getByRole('textbox').tap();
  await page.keyboard.type('Calcium');
  await tap(page, 'Submit Test');
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('100%').first()).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

for (const size of ['100%', '200%']) {
  test(`a hint is read above the bar at the bottom, with text of ${size}`, async ({
    page,
    request,
  }) => {
    const account = { email: '', token: tokenOf('free') };
    const questions = [makeSamples().choice.question, makeSamples().truth.question];
    const testId = await makeSavedTest({ request, token: account.token }, { questions });
    await openSignedIn(page, account, `/ai-tests/test?test=${testId}`);
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    await tap(page, 'Get Hint PRO');
    const hint = page.getByText('Get Hint is a premium feature. Upgrade to access hints!');
    await expect(hint).toBeVisible();
    const bar = page.locator('[data-bottom-bar]');
    await expect
      .poll(async () => (await edgeOf(bar, 'top')) - (await edgeOf(hint, 'bottom')))
      .toBeGreaterThanOrEqual(0);
    expect(await edgeOf(hint, 'top')).toBeGreaterThanOrEqual(0);
  });
}

function edgeOf(locator: Locator, edge: 'top' | 'bottom'): Promise<number> {
  return locator.evaluate((element, name) => element.getBoundingClientRect()[name], edge);
}

async function tap(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap();
}
