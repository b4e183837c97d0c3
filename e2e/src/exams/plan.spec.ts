import { expect, test } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet } from '../flashcards/make-set.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';

const cards = Array.from({ length: 12 }, (_, no) => ({
  front: `Term ${no + 1}`,
  back: `Definition ${no + 1}`,
}));
const inFourDays = () => new Date(Date.now() + 4 * 24 * 60 * 60_000).toISOString().slice(0, 10);

test('an exam in four days is added by keys, planned day by day, told on Today, reviewed, and done for today', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeSet({ request, ...account }, { cards, name: 'Cell respiration' });
  const watched = await watchPage(page);
  const { keyboard } = page;
  await openSignedIn(page, account, '/dashboard');
  // Without a plan all of them are new today.
  await expect(page.getByRole('heading', { name: 'Review 12' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Study Plan' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add an exam' }));
  await keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Add an exam' });
  await tabTo(page, dialog.getByLabel('Exam or course'));
  await keyboard.type('Biology midterm');
  await dialog.getByLabel('Day', { exact: true }).fill(inFourDays());
  await tabTo(page, dialog.locator('summary'));
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('Minutes a day'));
  // All that there is belongs to the first exam beforehand.
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Cell respiration' }));
  await expect(dialog.getByRole('checkbox', { name: 'Cell respiration' })).toBeChecked();
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biology midterm');
  await expect(page).toHaveURL(/\/plan\?exam=/);
  const days = page.getByRole('region', { name: 'Day by day' }).locator('ol > li');
  await expect(days).toHaveCount(5);
  // Of four days the first two begin what is new.
  await expect(days.nth(0)).toContainText('6 new cards');
  await expect(days.nth(4)).toContainText('Biology midterm');
  await expect(page.getByText(/^As things stand you would recall about 0%/)).toBeVisible();
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('main').getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'Review 6' })).toBeVisible();
  const exam = page.getByRole('region', { name: /^Biology midterm in 4 days/ });
  await expect(exam.getByText(/Today’s 6 keep you on track for \d+%/)).toBeVisible();
  await page.getByRole('link', { name: 'Start review' }).click();
  for (let left = 6; left > 0; left -= 1) {
    await expect(page.getByText(`${left} left`)).toBeVisible();
    await keyboard.press('Space');
    await keyboard.press('3');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today');

  await page.goto('/plan');
  await expect(days.nth(0)).toContainText('Done for today.');
  await expect(days.nth(1)).toContainText('6 new cards');
  await expect(page.getByText(/^As things stand you would recall about [1-9]\d%/)).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});
