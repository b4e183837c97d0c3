import { expect, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { makeWritten } from './make-written.ts';

const token = () => tokenOf('premium');

test('written answers are graded and a key is corrected by keys alone, in a window of 320 pixels', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const { code } = await makeWritten({ request, token: token() });
  await openSignedIn(page, { email: '', token: token() }, `/test/${code}/report`);
  await tabTo(page, page.getByRole('link', { name: 'Grade 7 answers' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '4 people wrote' })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);

  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: '2 people wrote' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: '4 people wrote' })).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await expect(page.getByRole('heading', { name: 'All graded' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Back to the report' }));
  await page.keyboard.press('Enter');

  await expect(page.getByText(/answers? waits? for you/)).toHaveCount(0);
  const correct = page.getByRole('button', { name: 'Correct and regrade: question 2' });
  await tabTo(page, correct);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Lime mineral', { exact: true })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  await tabTo(page, dialog.getByRole('button', { name: 'More points' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Changes \d+ of 9 scores$/)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: /^Regrade \d+ scores?$/ }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('History of question 2')).toBeVisible();
  await expect(dialog.getByText('Points changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(correct).toBeFocused();
  expect(await watched.problems()).toEqual([]);
});
