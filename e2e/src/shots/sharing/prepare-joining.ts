import type { Page } from '@playwright/test';

const api = '**/api/shared-tests/TK4M9P';

export const type = (code: string) => async (page: Page) => {
  await codeField(page).pressSequentially(code);
};

export const fail = (status: number) => async (page: Page) => {
  await page.route(api, (route) => route.fulfill({ status, json: {} }));
  await enter(page);
  await page.getByRole('alert').waitFor();
};

export async function wait(page: Page): Promise<void> {
  await page.route(api, () => undefined);
  await enter(page);
  await page.locator('[aria-busy=true]').waitFor();
}

/** Too many codes led nowhere in this network. */
export async function askForPerson(page: Page): Promise<void> {
  const json = { code: 'captcha-required', message: '' };
  await page.route(api, (route) => route.fulfill({ status: 400, json }));
  await enter(page);
  await page.getByRole('checkbox').waitFor();
}

export async function openOnDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join a Test' }).click();
}

export async function failOnDashboard(page: Page): Promise<void> {
  await openOnDashboard(page);
  await page.route(api, (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByLabel('Test code').fill('TK4M9P');
  await page.getByLabel('Test code').press('Enter');
  await page.getByRole('alert').waitFor();
}

async function enter(page: Page): Promise<void> {
  await codeField(page).fill('TK4M9P');
  await codeField(page).press('Enter');
}

function codeField(page: Page) {
  return page.getByLabel('Code, 6 letters and digits');
}
