import type { Page } from '@playwright/test';

const url = '**/api/contact';

export async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Maya Okafor');
  await page.getByLabel('Email').fill('maya.okafor@example.edu');
  await page.getByLabel('Subject').fill('Sharing a test with two classes');
  await page
    .getByLabel('Message')
    .fill(
      'Can I give my second class its own code for the same test, so that the reports stay apart?',
    );
}

export async function sendInHaste(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('maya.okafor@example');
  await page.getByLabel('Subject').fill('Sharing a test with two classes');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Invalid email format').waitFor();
}

export async function wait(page: Page): Promise<void> {
  await page.route(url, () => new Promise(() => undefined));
  await send(page);
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
}

export async function beThanked(page: Page): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 201, json: { success: true } }));
  await send(page);
  await page.getByText('Thank you for your message!').waitFor();
}

export async function fail(page: Page): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 400, json: {} }));
  await send(page);
  await page.getByText('Failed to send your message.').waitFor();
}

export async function meetCaptcha(page: Page): Promise<void> {
  const json = {
    code: 'captcha-required',
    message: 'Please complete the CAPTCHA verification',
  };
  await page.route(url, (route) => route.fulfill({ status: 400, json }));
  await send(page);
  await page.getByLabel('I am not a robot').waitFor();
}

async function send(page: Page): Promise<void> {
  await write(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
}
