import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet, threeCards } from '../flashcards/make-set.ts';
import { readLink, waitForMail } from '../inbox.ts';
import { confirmAddress, makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';

const remindersSwitch = (page: Page) => page.getByRole('switch', { name: 'Review reminders' });

async function moveTo(page: Page, timeZone: string, hour: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Time zone' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption(timeZone);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`${hour}, ${timeZone.replaceAll('_', ' ')} time`)).toBeVisible();
}

test('reminders are turned on, come by mail at the hour, and are turned off by the link in it', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  await makeSet({ request, ...account }, { cards: threeCards });
  const watched = await watchPage(page);
  await openSignedIn(page, account, '/settings');
  await expect(remindersSwitch(page)).not.toBeChecked();
  await remindersSwitch(page).press('Space');
  await expect(page.getByText(`Reminders start once you confirm ${account.email}.`)).toBeVisible();
  await confirmAddress(request, account);
  await page.reload();
  // The hour is chosen at one end of the world, where midnight of the day is over; at the other it is a
  // later day at any moment.
  await moveTo(page, 'Pacific/Pago_Pago', '18:00');
  await page.getByRole('button', { name: 'Edit Remind me at' }).press('Enter');
  await page.getByRole('combobox', { name: 'Remind me at' }).selectOption('00:00');
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText("We'll remind you at 00:00.")).toBeVisible();
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await moveTo(page, 'Pacific/Kiritimati', '00:00');
  const mail = await waitForMail(account.email, 'Your reviews for today are ready');
  expect(mail.text).toContain('3 reviews are waiting for you today.');

  const phone = await browser.newPage();
  await phone.goto(readLink(mail));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Turn off review reminders?');
  expect(phone.url()).not.toContain('token');
  expect(await findAxeViolations(phone, { isOnlyColours: false })).toEqual([]);
  await phone.getByRole('button', { name: 'Turn off reminders' }).press('Enter');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Reminders are off');
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(phone.getByRole('link', { name: 'Sign in to turn them on again' })).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(remindersSwitch(page)).not.toBeChecked();
  await expect(page.getByText('Remind me at')).toBeHidden();
  expect(await watched.problems()).toEqual([]);
});
