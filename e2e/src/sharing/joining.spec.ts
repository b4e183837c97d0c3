import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../expect-sound-page.ts';
import { makeAccount, openSignedIn, password } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { shareATest } from './share-a-test.ts';

/** On the landing page. */
const codeField = 'Joining an existing test?';

test('[LAND-10] [LAND-11] [ROLE-12] [ROUTE-19] a visitor who types a code on the landing page logs in and comes to the test', async ({
  page,
  request,
}) => {
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  const { email } = await makeAccount(request);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel(codeField).fill(code.toLowerCase());
  await page.getByLabel(codeField).press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/test/${code}$`));
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
});

test('[ROLE-05] [BROUTE-31] a visitor goes on to the test without an account', async ({
  page,
  request,
}) => {
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel(codeField).fill(code);
  await page.getByLabel(codeField).press('Enter');
  await page.getByRole('link', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL(new RegExp(`/test/${code}$`));
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
});

test('[DASH-04] [DASH-05] [ROUTE-20] a user joins from the dashboard by a code in small letters', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const token = tokenOf('free');
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  await openSignedIn(page, { email: '', token }, '/dashboard');
  await page.getByRole('button', { name: 'Join a Test' }).click();
  await expectSoundPage(page, watched);
  await page.getByRole('textbox').fill(code.toLowerCase());
  await page.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/test/${code}$`));
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
});

test('[LAND-09] a user who types a code on the landing page comes to the test at once', async ({
  page,
  request,
}) => {
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  await openSignedIn(page, { email: '', token: tokenOf('free') }, '/');
  // Until the script is there the form is the one of a visitor.
  await page.waitForLoadState('networkidle');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByLabel(codeField).fill(code);
  await page.getByLabel(codeField).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/test/${code}$`));
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  expect(visited).toContain(`/test/${code}`);
  expect(visited).not.toContain('/auth');
});
