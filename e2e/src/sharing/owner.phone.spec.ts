import { expect, test } from '@playwright/test';
import { expectFingerRoom } from '../expect-finger-room.ts';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { makeReport } from './make-report.ts';

test('a finger finds every control of the share links and the report', async ({
  page,
  request,
}) => {
  const token = tokenOf('premium');
  const { code, testId } = await makeReport({ request, token });
  await openSignedIn(page, { email: '', token }, `/test/${code}/report`);
  await expect(page.getByText('Worst question first.')).toBeVisible();
  await expectFingerRoom(page);
  await page.getByRole('tab', { name: 'Per taker' }).tap();
  await expect(page.getByText('Priya Raman')).toBeVisible();
  await expectFingerRoom(page);
  await page.getByRole('link', { name: /^View Priya Raman/ }).tap();
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
  await expectFingerRoom(page);
  await page.goto(`/results/${testId}`);
  await page.getByRole('button', { name: `Stop sharing ${code}` }).tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFingerRoom(page);
});
