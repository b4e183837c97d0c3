import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { waitForMail } from './inbox.ts';
import { newEmail } from './make-account.ts';
import { signIn } from './sign-in.ts';
import { watchPage } from './watch-page.ts';

const mailbox = 'support@engram.example';
const thanks = "Thank you for your message! We'll get back to you within 24 hours.";
const failed = 'Failed to send your message. Please try again.';

test('a visitor writes to support by key presses alone, and is thanked for 5 seconds', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const { keyboard } = page;
  const [email, subject] = [newEmail(), `Two classes ${randomUUID()}`];
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await seen.promise;
    await route.continue();
  });
  // Over the header by the link made for that.
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  for (const text of ['Okafor, Maya "M"', email, subject, 'Can I?\nOr not?']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  seen.resolve();
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 15_000 });
  await expectFields(page, ['', '', '', '']);
  await expectNoAxeViolations(page);
  await expect(page.getByText(thanks)).toBeHidden({ timeout: 8_000 });
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  expect(await watched.problems()).toEqual([]);

  const mail = await waitForMail(mailbox, `[Contact] ${subject}`);
  expect(mail.replyTo).toEqual([{ name: 'Okafor, Maya "M"', address: email }]);
  expect(mail.text).toContain('Plan: visitor');
  expect(mail.text).toContain('Can I?\nOr not?');
});

for (const width of [390, 1280]) {
  test(`the form stands still while the thanks come and go at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 201, json: { success: true } }),
    );
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await write(page, ['Maya', newEmail(), 'Two classes', 'Can I?']);
    const before = await measureForm(page);
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 15_000 });
    expect(await measureForm(page)).toEqual(before);
    await expect(page.getByText(thanks)).toBeHidden({ timeout: 8_000 });
    expect(await measureForm(page)).toEqual(before);
  });
}

test('what is missing or mistyped is said below its field, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('maya@example');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  await expectNoAxeViolations(page);
});

test('a message full of links is sent after a CAPTCHA, solved by keyboard', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const subject = `Four links ${randomUUID()}`;
  const links = 'www.a.example www.b.example www.c.example www.d.example';
  const written = ['Maya', newEmail(), subject, links];
  await write(page, written);
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const captcha = page.getByRole('checkbox', { name: 'I am not a robot' });
  await expect(captcha).toBeVisible({ timeout: 15_000 });
  await expectFields(page, written);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await expect(captcha).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Verified')).toBeAttached({ timeout: 20_000 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 15_000 });
  await waitForMail(mailbox, `[Contact] ${subject}`);
});

test('a message of a premium account comes from whom it knows, marked as priority', async ({
  page,
}) => {
  await signIn(page, 'premium');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Name')).toHaveValue('Omar Haddad');
  await expect(page.getByLabel('Email')).toHaveValue('omar.haddad@example.edu');
  const subject = `Priority ${randomUUID()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Soon, please.');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 15_000 });
  const mail = await waitForMail(mailbox, `[Priority] [Contact] ${subject}`);
  expect(mail.replyTo).toEqual([{ name: 'Omar Haddad', address: 'omar.haddad@example.edu' }]);
});

for (const [what, path] of [
  ['the server', '**/api/contact'],
  ['the code that sends', '**/assets/send-letter-*.js'],
] as const) {
  test(`the entries stay when ${what} is out of reach, and can be sent later`, async ({ page }) => {
    await page.route(path, (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const written = ['Maya', newEmail(), 'Later', 'From the train.'];
    await write(page, written);
    await page.getByLabel('Subject').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(failed, { timeout: 15_000 });
    await expectFields(page, written);
    await expectNoAxeViolations(page);
    await page.unroute(path);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(thanks)).toBeVisible({ timeout: 15_000 });
  });
}

test('without JavaScript the page says where to write, and sends no message anywhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByText('This form needs JavaScript. Write to')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
  await page.getByLabel('Subject').fill('not for an address bar');
  await page.getByLabel('Subject').press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Subject')).toHaveValue('not for an address bar');
  await context.close();
});

/** Where its parts and what follows it stand on the page, however far that is scrolled. */
function measureForm(page: Page): Promise<number[]> {
  return page.getByRole('main').evaluate((main) => {
    const parts = main.querySelectorAll('form, input, textarea, button, a');
    const top = main.getBoundingClientRect().top;
    return [...parts].map((part) => Math.round(part.getBoundingClientRect().top - top));
  });
}

const labels = ['Name', 'Email', 'Subject', 'Message'];

async function write(page: Page, texts: readonly string[]): Promise<void> {
  for (const [at, label] of labels.entries()) {
    await page.getByLabel(label, { exact: true }).fill(texts[at] ?? '');
  }
}

async function expectFields(page: Page, texts: readonly string[]): Promise<void> {
  for (const [at, label] of labels.entries()) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(texts[at] ?? '');
  }
}
