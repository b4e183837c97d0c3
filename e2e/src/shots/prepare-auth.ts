import type { Page } from '@playwright/test';

const email = 'maya.okafor@example.edu';

/** The page a visitor is sent to from a screen that needs a login. */
export async function meetTheGuard(page: Page): Promise<void> {
  await page.getByText('Please log in to continue.').waitFor();
}

export async function failTwice(page: Page): Promise<void> {
  await answer(page, '**/api/auth/login', 401, { code: 'wrong-password' });
  await page.getByLabel('Email').fill(email);
  for (const password of ['hippocampi', 'hippocampus']) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid email or password').waitFor();
  }
}

export async function registerInHaste(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('hippocampus');
  await page.getByLabel('Confirm password').fill('hippo');
  await page.getByLabel('Confirm password').press('Enter');
  await page.getByText('Passwords do not match').waitFor();
}

export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('I am not a robot').click();
  await page.getByText('Verified').waitFor({ state: 'attached' });
}

export async function askForLink(page: Page): Promise<void> {
  await answer(page, '**/api/auth/forgot-password', 200, { success: true, message: 'sent' });
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('Check your email').waitFor();
}

async function openResetLink(page: Page): Promise<void> {
  await answer(page, '**/api/auth/reset-password/check', 200, { email });
  // The fragment alone would not load the page anew.
  await page.goto('/');
  await page.goto('/reset-password#token=from-the-mail');
  await page.getByLabel('New password').fill('dendritic-spine');
}

/** A link that the server has never heard of is as good as one that is over. */
export const meetLinkThatIsOver = (path: string) => async (page: Page) => {
  await page.goto(`${path}#token=from-an-old-mail`);
  await page.getByText('This link no longer works').waitFor();
};

export async function mistypeNewPassword(page: Page): Promise<void> {
  await openResetLink(page);
  await page.getByLabel('Confirm password').fill('dendritic');
  await page.getByLabel('Confirm password').press('Enter');
  await page.getByText('Passwords do not match').waitFor();
}

export async function changePassword(page: Page): Promise<void> {
  await openResetLink(page);
  await answer(page, '**/api/auth/reset-password', 200, { success: true });
  await page.getByLabel('Confirm password').fill('dendritic-spine');
  await page.getByLabel('Confirm password').press('Enter');
  await page.getByText('Password changed').waitFor();
}

export async function confirmEmail(page: Page): Promise<void> {
  await answer(page, '**/api/auth/verify-email', 200, { success: true });
  await page.goto('/');
  await page.goto('/verify-email#token=from-the-mail');
  await page.getByText('Email confirmed').waitFor();
}

export async function loseTheServer(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => localStorage.setItem('api_status', 'unavailable'));
  await page.reload();
  await page.getByText('Service is currently unavailable.').waitFor();
}

/** The server refuses nobody: it only cannot be asked. */
/** Nobody has said yet who is signed in. */
export async function waitForTheCheck(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/api/auth/verify-token', () => undefined);
  await page.reload();
  await page.getByRole('main').getByText('Loading…').waitFor();
}

export async function loseTheCheck(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  await answer(page, '**/api/auth/verify-token', 404, {});
  await page.reload();
  await page.getByText('Connecting…').waitFor();
  await title.waitFor();
}

function answer(page: Page, url: string, status: number, body: unknown): Promise<unknown> {
  return page.route(url, (route) => route.fulfill({ status, json: body }));
}
