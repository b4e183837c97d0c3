import { expect, test } from '@playwright/test';
import { makeAttempt } from '../attempts/make-attempt.ts';
import { makeSamples } from '../attempts/sample-test.ts';
import { expectWhole, measureOverflow } from '../expect-whole.ts';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { makeReport } from './make-report.ts';

const token = () => tokenOf('premium');

test('a test is shared from its results, and its link ends for everybody when its owner says so [SHARE-01] [SHARE-03]', async ({
  page,
  browser,
  request,
}) => {
  const watched = await watchPage(page);
  const { choice, truth } = makeSamples();
  const given = [choice, truth].map(({ question, right }) => ({ question, answer: right }));
  const { attemptId, testId } = await makeAttempt({ request, token: token() }, { given });
  await openSignedIn(page, { email: '', token: token() }, `/view-results/${attemptId}`);

  await page.getByRole('button', { name: 'Share Test' }).click();
  await page.getByLabel('Description (optional)').fill('For the seminar on Monday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Share Test' }).click();
  await expect(page.getByRole('dialog', { name: 'Test Shared' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  const link = await page.getByLabel('Share link').inputValue();
  expect(link).toMatch(/\/test\/[A-HJ-NP-Z2-9]{6}$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Share Test' })).toBeFocused();

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await page.goto(`/results/${testId}`);
  await page.getByRole('button', { name: /^Stop sharing/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Sharing stopped', { exact: true })).toBeVisible();
  const path = new URL(link).pathname.replace('/test/', '/api/shared-tests/');
  expect((await request.get(path)).status()).toBe(404);
  await visitor.close();
  // Somebody else: a browser may keep what it has read for two seconds more.
  const latecomer = await browser.newPage();
  await latecomer.goto(link);
  await expect(
    latecomer.getByText('This test no longer exists or has been removed.').first(),
  ).toBeVisible();
  await latecomer.close();
  expect(await watched.problems()).toEqual([]);
});

test('the report tells which question went worst and what each taker answered, also in a window of 320 pixels', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { code } = await makeReport({ request, token: token() });
  await openSignedIn(page, { email: '', token: token() }, `/test/${code}/report`);
  await expect(page.getByText('Worst question first. 12 people answered.')).toBeVisible();
  const doubt = page.getByRole('region', { name: 'To check' }).getByRole('listitem');
  await expect(doubt).toHaveCount(1);
  await expect(doubt).toContainText(
    'Question 1: the key may be wrongYour strongest takers got it wrong. 7 of 12 chose It opens whenever glutamate is released',
  );
  await expect(page.getByText('Check the key')).toHaveCount(1);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe(`${code}-report.csv`);

  await page.getByRole('tab', { name: 'Per taker' }).click();
  await expect(page.getByText('Priya Raman')).toBeVisible();
  await page.getByRole('link', { name: /^View Hana Kim/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hana Kim' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^View Hana Kim/ })).toBeFocused();

  await test.step('nothing is cut off at 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    // Not by its words: the names of the columns stand there for screen readers only.
    expect(await measureOverflow(page)).toBe(0);
    await page.getByRole('tab', { name: 'Per question' }).click();
    await expect(page.getByText('Worst question first.')).toBeVisible();
    await expectWhole(page);
    await page.getByRole('button', { name: `Show link of ${code}` }).click();
    await expect(page.getByRole('dialog', { name: 'Test Shared' })).toBeVisible();
    await expectWhole(page);
  });
  expect(await watched.problems()).toEqual([]);
});
