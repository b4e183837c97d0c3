import type { Page } from '@playwright/test';

export async function openAboutYou(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('maya.okafor@example.edu');
  await page.getByLabel('Password', { exact: true }).fill('hippocampus');
  await page.getByLabel('Confirm password').fill('hippocampus');
  await page.getByLabel('Security check').fill('register');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Upcoming test or exam' }).click();
  await page.getByRole('radio', { name: 'Other' }).last().click();
  await page.getByPlaceholder('Where was it?').fill('Poster in the library');
}

/** Makes no account: the next picture would find the email in use. */
export async function finishOnboarding(page: Page): Promise<void> {
  const user = {
    uid: '7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b',
    email: 'maya.okafor@example.edu',
    displayName: 'Maya Okafor',
    emailVerified: false,
    timeZone: 'Europe/London',
    plan: 'free',
    isPremium: false,
  };
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 201, json: { token: 'none', user } }),
  );
  await page.route('**/api/auth/track-onboarding', (route) =>
    route.fulfill({ status: 201, json: { success: true } }),
  );
  await openAboutYou(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Continue with Free').waitFor();
}
