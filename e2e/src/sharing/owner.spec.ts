import { expect, test } from '@playwright/test';
import { makeAttempt } from '../attempts/make-attempt.ts';
import { makeSamples } from '../attempts/sample-test.ts';
import { expectSoundPage, expectWhole, measureOverflow } from '../expect-sound-page.ts';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { makeReport } from './make-report.ts';

const token = () => tokenOf('premium');

test('a test is shared from its results, and its link ends when its owner says so [SHARE-01] [SHARE-03]', async ({
  page,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  const { choice, truth } = makeSamples();
  const given = [choice, truth].map(({ question, right }) => ({ question, answer: right }));
  const { attemptId, testId } = await makeAttempt({ request, token: token() }, { given });
  await openSignedIn(page, { email: '', token: token() }, `/view-results/${attemptId}`);

  await page.getByRole('button', { name: 'Share Test' }).click();
  await page.getByLabel('Description (optional)').fill('For the seminar on Monday.');
  await expectSoundPage(page, watched);
  await page.getByRole('dialog').getByRole('button', { name: 'Share Test' }).click();
  await expect(page.getByRole('dialog', { name: 'Test Shared' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await expectSoundPage(page, watched);

  const link = await page.getByLabel('Share link').inputValue();
  expect(link).toMatch(/\/test\/[A-HJ-NP-Z2-9]{6}$/);
  const path = new URL(link).pathname.replace('/test/', '/api/shared-tests/');
  expect((await request.get(path)).status()).toBe(200);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Share Test' })).toBeFocused();

  await page.goto(`/results/${testId}`);
  await page.getByRole('button', { name: /^Stop sharing/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Sharing stopped', { exact: true })).toBeVisible();
  await expectSoundPage(page, watched);
  expect((await request.get(path)).status()).toBe(404);
});

test('the report tells which question went worst and what each taker answered', async ({
  page,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  const { code } = await makeReport({ request, token: token() });
  await openSignedIn(page, { email: '', token: token() }, `/test/${code}/report`);
  await expect(page.getByText('Worst question first. 12 people answered.')).toBeVisible();
  await expect(page.getByText('Strong takers missed this more often')).toHaveCount(1);
  await expectSoundPage(page, watched);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe(`${code}-report.csv`);

  await page.getByRole('tab', { name: 'Per taker' }).click();
  await expect(page.getByText('Priya Raman')).toBeVisible();
  await expectSoundPage(page, watched);
  await page.getByRole('link', { name: /^View Hana Kim/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hana Kim' })).toBeFocused();
  await expectSoundPage(page, watched);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^View Hana Kim/ })).toBeFocused();
});

test('sharing and its report fit a window of 320 pixels', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const { code } = await makeReport({ request, token: token() });
  await openSignedIn(page, { email: '', token: token() }, `/test/${code}/report`);
  await expect(page.getByText('Worst question first.')).toBeVisible();
  await expectWhole(page);
  await page.getByRole('tab', { name: 'Per taker' }).click();
  await expect(page.getByText('Priya Raman')).toBeVisible();
  // Not by its words: the names of the columns stand there for screen readers only.
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('tab', { name: 'Per question' }).click();
  await page.getByRole('button', { name: `Show link of ${code}` }).click();
  await expect(page.getByRole('dialog', { name: 'Test Shared' })).toBeVisible();
  await expectWhole(page);
});
