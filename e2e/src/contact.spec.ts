import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { waitForMail } from './inbox.ts';
import { newEmail } from './make-account.ts';
import { openPage } from './open-page.ts';
import { signIn } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { watchPage } from './watch-page.ts';

const mailbox = 'support@engram.example';
const thanks = "Thank you for your message! We'll get back to you within 24 hours.";
const failed = 'Failed to send your message. Please try again.';

test('a visitor writes to support by key presses alone, and is thanked for 5 seconds', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await page.clock.install();
  await openPage(page, '/contact');
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
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('maya@example');
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');

  for (const text of ['Okafor, Maya "M"', email, subject, 'Can I?\nOr not?']) {
    await keyboard.press('Control+a');
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  seen.resolve();
  await expect(page.getByText(thanks)).toBeVisible();
  await expectFields(page, ['', '', '', '']);
  await page.clock.runFor(5_100);
  await expect(page.getByText(thanks)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  expect(await watched.problems()).toEqual([]);

  const mail = await waitForMail(mailbox, `[Contact] ${subject}`);
  expect(mail.replyTo).toEqual([{ name: 'Okafor, Maya "M"', address: email }]);
  expect(mail.text).toContain('Plan: visitor');
  expect(mail.text).toContain('Can I?\nOr not?');
});

test('the form keeps its place while the thanks come and go, on a phone and wide', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 201, json: { success: true } }),
  );
  await page.clock.install();
  await openPage(page, '/contact');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await write(page, ['Maya', newEmail(), 'Two classes', 'Can I?']);
    const before = await measureForm(page);
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await measureForm(page)).toEqual(before);
    await page.clock.runFor(5_100);
    await expect(page.getByText(thanks)).toBeHidden();
    expect(await measureForm(page)).toEqual(before);
  }
});

test('a message full of links is sent after a CAPTCHA, solved by keyboard', async ({ page }) => {
  await openPage(page, '/contact');
  const subject = `Four links ${randomUUID()}`;
  const links = 'www.a.example www.b.example www.c.example www.d.example';
  const written = ['Maya', newEmail(), subject, links];
  await write(page, written);
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const captcha = page.getByRole('checkbox', { name: 'I am not a robot' });
  await expect(captcha).toBeVisible();
  await expectFields(page, written);
  await page.keyboard.press('Tab');
  await expect(captcha).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Verified')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  await waitForMail(mailbox, `[Contact] ${subject}`);
});

test('a message of a premium account comes from whom it knows, marked as priority; the entries stay while the server or the code that sends is out of reach', async ({
  page,
}) => {
  await signIn(page, 'premium', '/contact');
  await expect(page.getByLabel('Name')).toHaveValue('Omar Haddad');
  await expect(page.getByLabel('Email')).toHaveValue('omar.haddad@example.edu');
  const subject = `Priority ${randomUUID()}`;
  const written = ['Omar Haddad', 'omar.haddad@example.edu', subject, 'Soon, please.'];
  await write(page, written);
  for (const path of ['**/assets/send-letter-*.js', '**/api/contact']) {
    await page.route(path, (route) => route.abort());
    await page.getByLabel('Subject').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(failed);
    await expectFields(page, written);
    await page.unroute(path);
  }
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  const mail = await waitForMail(mailbox, `[Priority] [Contact] ${subject}`);
  expect(mail.replyTo).toEqual([{ name: 'Omar Haddad', address: 'omar.haddad@example.edu' }]);
});

/** How far each part of the form is from the top of the page's content. */
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
