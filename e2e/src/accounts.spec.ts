import { expect, test } from '@playwright/test';
import { readLink, waitForMail } from './inbox.ts';
import { makeAccount, newEmail, openSignedIn, openWithToken, password } from './make-account.ts';

test('a visitor registers through the three steps to the dashboard, by key presses alone', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Email').focus();
  const { keyboard } = page;
  await keyboard.type(newEmail());
  await page.getByLabel('Password', { exact: true }).press('Control+a');
  await keyboard.type(password);
  await page.getByLabel('Confirm password').focus();
  await keyboard.type(password);
  await page.getByLabel('Security check').focus();
  await keyboard.type('Register');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Next' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About You');
  await page.getByRole('radio', { name: 'Upcoming test or exam' }).press('Space');
  const sources = page.getByRole('radiogroup', { name: 'Where did you hear about us?' });
  await sources.getByRole('radio', { name: 'Other' }).press('Space');
  await page.getByLabel('How you heard about us').focus();
  await keyboard.type('Poster in the library');
  await page.getByRole('button', { name: 'Create Account' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium');
  await page.getByRole('link', { name: 'Continue with Free' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome!');
});

test('after two wrong passwords a CAPTCHA appears, is solved by keyboard, and the third try works', async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  const secret = page.getByLabel('Password', { exact: true });
  const captcha = page.getByRole('checkbox', { name: 'I am not a robot' });
  for (const guess of ['the first guess', 'the second guess']) {
    await expect(captcha).toBeHidden();
    await secret.fill(guess);
    await secret.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await secret.press('x');
  }
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  await expect(submit).toBeDisabled();
  await captcha.press('Space');
  await expect(page.getByText('Verified')).toBeVisible();
  await secret.fill(password);
  await secret.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a forgotten password is replaced by the link in the mail, and all other devices are signed out', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const phone = await browser.newPage();
  await openSignedIn(phone, account, '/settings');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Account settings');

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await expect(page.getByText('Verified')).toBeVisible();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    page.getByText('Password reset instructions have been sent to your email'),
  ).toBeVisible();

  await page.goto(readLink(await waitForMail(account.email, 'Reset your Engram password')));
  await expect(page.getByText(`For ${account.email}`)).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByLabel('New password').fill('an even longer secret');
  await page.getByLabel('Confirm password').fill('an even longer secret');
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed');

  await phone.goto('/settings');
  await expect(phone).toHaveURL(/\/auth$/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('an even longer secret');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await phone.close();
});

test('signing in in one tab signs the other in, and logging out in one logs the other out', async ({
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await expect(first.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await openSignedIn(second, account, '/settings');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  await first.getByRole('button', { name: /account menu/ }).click();
  await first.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(first).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  await expect(second.getByText('Please log in to access account settings')).toBeVisible();
  expect(await first.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await second.getByRole('link', { name: 'Go to Login' }).click();
  await expect(second).toHaveURL(/\/auth$/);
});

test('a visitor who opens a screen of the app is sent to log in, and led back after it [BROLE-06] [BROUTE-15]', async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request);
  for (const path of ['/ai-tests', '/results/1', '/flashcards/create', '/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('Please log in to continue.')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
});

test('the settings show nothing of anybody before the session is checked, stay when it cannot be, verify the email by the link in the first mail and give everything of the account as a zip', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const mayAnswer = Promise.withResolvers<void>();
  const checks = '**/api/auth/verify-token';
  await page.route(checks, async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(checks);
  // After five seconds the app would go on by itself, so nothing else is waited for.
  const opened = openWithToken(page, account, '/settings');
  await asked;
  const shown = await page.getByRole('main').innerText();
  mayAnswer.resolve();
  expect(shown).toBe('Loading…');
  await opened;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  await expect(page.getByText('Not verified')).toBeVisible();
  await page.unroute(checks);

  await page.route(checks, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Connecting…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  await page.unroute(checks);
  await expect(page.getByText('Connecting…')).toBeHidden();

  await page.goto(readLink(await waitForMail(account.email, 'Confirm your email for Engram')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed');
  await page.goto('/settings');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  const start = page.getByRole('button', { name: 'Export Data' });
  await expect(start).toBeEnabled();
  await start.press('Enter');
  const download = page.getByRole('button', { name: 'Download' });
  await expect(download).toBeVisible();
  await download.press('Enter');
  await page.getByLabel('Your password').fill(password);
  const send = page.getByRole('dialog').getByRole('button', { name: 'Download' });
  const [file] = await Promise.all([page.waitForEvent('download'), send.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^account-export-\d{4}-\d\d-\d\d\.zip$/);
  await waitForMail(account.email, 'Your Engram data is ready');
});

test('a device is signed out from another, and the account is deleted by typing DELETE', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const data = { email: account.email, password };
  const { token } = await (await request.post('/api/auth/login', { data })).json();
  const lost = await browser.newPage();
  await openSignedIn(lost, { ...account, token }, '/dashboard');
  await expect(lost.getByRole('heading', { level: 1 })).toHaveText('Welcome!');
  await openSignedIn(page, account, '/settings');
  await page.getByRole('button', { name: 'Sign out Unknown device' }).click();
  await expect(page.getByText(/was signed out\./).first()).toBeVisible();
  await lost.reload();
  await expect(lost).toHaveURL(/\/auth$/);
  await lost.close();

  await page.getByRole('button', { name: 'Delete Account' }).press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await dialog.getByLabel('Type DELETE to confirm').fill('DELET');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Your password').fill(password);
  await confirm.press('Enter');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  await expect(page.getByText('Your account has been deleted.').first()).toBeVisible();
  expect((await request.post('/api/auth/login', { data })).status()).toBe(401);
});
