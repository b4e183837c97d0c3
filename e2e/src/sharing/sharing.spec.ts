import { type Browser, expect, type Page, test } from '@playwright/test';
import { makeSavedTest } from '../attempts/make-attempt.ts';
import { makeAccount, newEmail, openSignedIn, password } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { readQrCode } from './read-qr-code.ts';
import { makeThree, shareATest } from './share-a-test.ts';

/** Another person with another device. */
async function openPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  return context.newPage();
}

async function answerThree(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^B / }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: /False/ }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('textbox', { name: 'Blank' }).fill('magnesium');
}

test('[SHARE-01] [SHARE-05] [SHARE-06] [SHPG-02] [SHPG-30] the owner shares a test, a visitor scans the code and takes it on a phone under a name, and the report shows it', async ({
  page,
  browser,
  request,
}) => {
  const watched = await watchPage(page);
  const token = tokenOf('premium');
  const name = `Shared ${Date.now()}`;
  const testId = await makeSavedTest({ request, token }, { questions: makeThree(), name });

  await openSignedIn(page, { email: '', token }, `/results/${testId}`);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Share Test' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this test?' })).toBeVisible();
  await page.getByLabel('Description (optional)').fill('Lecture 6, before the exam');
  await page.getByRole('button', { name: 'Share Test', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Test Shared' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Anyone with this link can take the test')).toBeVisible();
  const link = (await readQrCode(dialog.getByRole('img', { name: /^QR code of/ }))) ?? '';
  expect(link).toMatch(/\/test\/[A-HJ-NP-Z2-9]{6}$/);
  expect(await dialog.getByLabel('Share link').inputValue()).toBe(link);

  const phone = await openPhone(browser);
  const seen = await watchPage(phone);
  const bodies: string[] = [];
  phone.on('response', async (response) => {
    if (!response.url().includes('/api/shared-tests/')) return;
    bodies.push(await response.text().catch(() => ''));
  });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(phone.getByText('Lecture 6, before the exam')).toBeVisible();
  await phone.getByLabel('Your name (optional)').fill('Amina');
  await phone.getByRole('button', { name: 'Start Test' }).tap();
  await expect(phone.getByText('Question 1 of 3')).toBeVisible();
  await answerThree(phone);
  expect(bodies.join('')).toContain('coincidence detector');
  expect(bodies.join('')).not.toContain('correctAnswer');
  await phone.getByRole('button', { name: 'Submit Test' }).tap();

  await expect(phone).toHaveURL(/\/test-results$/);
  await expect(phone.getByText('3 of 3 correct')).toBeVisible();
  await expect(phone.getByText(/answered as Amina/)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('3 of 3 correct')).toBeVisible();

  await page.goto(`${new URL(link).pathname}/report`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('tab', { name: 'Per taker' }).click();
  await expect(page.getByText('Amina')).toBeVisible();
  expect([...(await watched.problems()), ...(await seen.problems())]).toEqual([]);
  await phone.context().close();
});

test('[SHPG-31] [SHPG-32] [BERR-41] [BERR-42] a crash and a submission that fails lose no answer and count once, and logging in keeps the result', async ({
  page,
  request,
}) => {
  const token = tokenOf('premium');
  const { code } = await shareATest({ request, token });
  const { email } = await makeAccount(request);
  await page.goto(`/test/${code}`);
  await page.getByRole('button', { name: 'Start Test' }).click();

  await test.step('a crash in the middle: the attempt goes on where it was', async () => {
    await page.getByRole('radio', { name: /^B / }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`/test/${code}`);
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Question 1, answered' }).first().click();
    await expect(page.getByRole('radio', { name: /^B /, checked: true })).toBeVisible();
  });

  await test.step('a submission that fails leads back with all answers, also after a reload', async () => {
    await answerThree(page);
    // It arrives, and only its answer is lost: the next one repeats it.
    await page.route('**/api/shared-tests/*/submit', async (route) => {
      expect((await route.fetch()).ok()).toBe(true);
      await route.fulfill({ status: 400, json: { error: 'no' } });
    });
    await page.getByRole('button', { name: 'Submit Test' }).click();
    await expect(
      page.getByText('Failed to submit test results. Please try again.').first(),
    ).toBeVisible();
    await expect(page.getByText(/3 of 3 answered/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/3 of 3 answered/)).toBeVisible();
    await page.unroute('**/api/shared-tests/*/submit');
    await page.getByRole('button', { name: 'Submit Again' }).click();
    await expect(page.getByText('3 of 3 correct')).toBeVisible();
    const headers = { authorization: `Bearer ${token}` };
    const report = await request.get(`/api/shared-tests/${code}/report`, { headers });
    expect((await report.json()).share.taken).toBe(1);
  });

  await test.step('the visitor keeps the result by logging in', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/view-results\//);
    await expect(page.getByText('3 of 3 correct')).toBeVisible();
  });
});

test('a visitor keeps the result by creating an account: the attempt belongs to it', async ({
  page,
  request,
}) => {
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  await page.goto(`/test/${code}`);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await answerThree(page);
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByText('3 of 3 correct')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('Security check').fill('Register');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Upcoming test or exam' }).check();
  const sources = page.getByRole('radiogroup', { name: 'Where did you hear about us?' });
  await sources.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('link', { name: 'Continue with Free' }).click();
  await expect(page).toHaveURL(/\/view-results\//);
  await expect(page.getByText('3 of 3 correct')).toBeVisible();
  await page.goto('/tests');
  await expect(page.getByRole('link', { name: 'Memory and plasticity' }).first()).toBeVisible();
});
