import { expect, type Page, test } from '@playwright/test';
import { makeAccount, password } from '../make-account.ts';
import { openPage } from '../open-page.ts';
import { tokenOf } from '../sign-in.ts';
import { shareATest } from './share-a-test.ts';

/** On the landing page. */
const codeField = 'Joining an existing test?';

test('[LAND-09] [LAND-10] [LAND-11] [ROLE-05] [ROLE-12] [ROUTE-19] [ROUTE-20] [BROUTE-31] [DASH-04] [DASH-05] a code leads to its test from the landing page, without an account and by logging in, and from the dashboard', async ({
  page,
  request,
}) => {
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  const { email } = await makeAccount(request);

  await test.step('a visitor goes on without an account', async () => {
    await openPage(page, '/');
    await typeCode(page, code);
    await page.getByRole('link', { name: 'Continue without an account' }).click();
    await expectIntro(page, code);
  });

  await test.step('a visitor logs in', async () => {
    await openPage(page, '/');
    await typeCode(page, code.toLowerCase());
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expectIntro(page, code);
  });

  await test.step('a user comes to the test at once', async () => {
    await openPage(page, '/');
    // Until the script is there the form is the one of a visitor.
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await typeCode(page, code);
    await expectIntro(page, code);
    expect(visited).toContain(`/test/${code}`);
    expect(visited).not.toContain('/auth');
  });

  await test.step('a user joins from the dashboard by a code in small letters', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Join a Test' }).click();
    await page.getByLabel('Test code').fill(code.toLowerCase());
    await page.getByLabel('Test code').press('Enter');
    await expectIntro(page, code);
  });
});

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Join thousands' }).click();
  await page.getByLabel(codeField).fill(code);
  await page.getByLabel(codeField).press('Enter');
}

async function expectIntro(page: Page, code: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/test/${code}$`));
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
}
