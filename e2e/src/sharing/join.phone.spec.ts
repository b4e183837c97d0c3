import { expect, test } from '@playwright/test';
import { expectFingerRoom } from '../expect-finger-room.ts';
import { expectWhole } from '../expect-whole.ts';
import { fromOwnNetwork } from '../make-account.ts';
import { openPage, reloadPage } from '../open-page.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { shareATest } from './share-a-test.ts';

test('a student joins a test on a phone: from the landing page by its code and a name to the first question', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Have a code? Join a test' }).tap();
  await expect(page).toHaveURL('/join');
  await expect(page.getByText('You do not need an account.')).toBeVisible();
  await expectFingerRoom(page);
  await page.getByLabel('Code, 6 letters and digits').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(page).toHaveURL(`/test/${code}`);
  await page.getByLabel('Your name (optional)').fill('Lily Shaw');
  await page.getByRole('button', { name: 'Start Test' }).tap();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('the menu of a visitor leads to it, and nothing is cut off at 320 pixels or with letters twice as large', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(fromOwnNetwork());
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Join a test' }).tap();
  const field = page.getByLabel('Code, 6 letters and digits');
  // The widest letters.
  await field.fill('MMWWMM');
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(page.getByText('Easy to mix up')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole(page);
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await reloadPage(page);
  await field.fill('MMWWMM');
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(page.getByText('Easy to mix up')).toBeVisible();
  await expectWhole(page);
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
