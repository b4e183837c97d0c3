import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, newEmail, openSignedIn, password } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { countEffort } from '../try/count-effort.ts';
import { watchPage } from '../watch-page.ts';
import { expectTest } from './creation-steps.ts';
import { sureText } from './sure-text.ts';

test('from the front page to the first answered question of an own text, with a new account: at most 8 clicks and 4 fields', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const effort = await countEffort(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByText('Create account', { exact: true }).first().click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /Terms of Service/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'AI Study Tools' }).click();
  await page.getByRole('menuitem', { name: 'Make AI Quizzes' }).click();
  await expect(page.getByLabel('Your text')).toBeFocused();
  await page.keyboard.insertText(sureText);
  await page.getByRole('button', { name: 'Make 10 questions' }).click();
  await expectTest(page);
  await answer(page);
  await expect(page.getByText(/^1 of 10 answered$/).first()).toBeAttached();
  expect(effort.clicks()).toBeLessThanOrEqual(8);
  expect(effort.fields().filter((label) => label !== 'Answer').length).toBeLessThanOrEqual(4);
  expect(await watched.problems()).toEqual([]);
});

test('everything is chosen and made by key presses alone, also in a window of 320 px, and axe finds nothing', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await makeAccount(request), '/create');
  await page.setViewportSize({ width: 320, height: 640 });
  const { keyboard } = page;
  await tabTo(page, page.getByRole('tab', { name: 'Paste' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByText('Drop your files here')).toBeVisible();
  await keyboard.press('ArrowRight');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  await keyboard.press('Home');
  await tabTo(page, page.getByLabel('Your text'));
  await keyboard.insertText(sureText);
  await expect(page.getByText(/^Your text supports \d+ sure questions without AI/)).toBeVisible();
  await tabTo(page, page.locator('summary', { hasText: 'Options' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Number of questions: Multiple choice' }));
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Test name'));
  await keyboard.type('Rivers');
  expect(await measureOverflow(page)).toBe(0);
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Make 9 questions' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expectTest(page);
  await expect(page.getByText('Rivers').first()).toBeVisible();
});

/** Whatever the first question is: an option is pressed, or the field that waits is written into. */
async function answer(page: Page): Promise<void> {
  const article = page.getByRole('article');
  const option = article.getByRole('radio').first();
  const field = article.getByRole('textbox').first();
  const choice = article.getByRole('combobox').first();
  await expect(option.or(field).or(choice).first()).toBeVisible();
  if (await option.isVisible()) await option.click({ force: true });
  else if (await field.isVisible()) await page.keyboard.type('Oslo');
  else await choice.selectOption({ index: 1 });
}
