import { expect, test } from '@playwright/test';
import { watchPage } from '../watch-page.ts';
import {
  continueButton,
  continueToConfig,
  listSaved,
  makeText,
  openInput,
  openLibrary,
  writeText,
} from './input-step.ts';

test('a text is counted while it grows, refused while it is too short, taken from 300 on, and cut to its first 30,000 characters where it is too long for the plan', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await writeText(page, '   \n ');
  await expect(continueButton(page)).toBeDisabled();
  const text = page.getByLabel('Your text');
  await text.fill(makeText(299));
  await expect(page.getByText('299 of 30,000 characters')).toBeVisible();
  await continueButton(page).click();
  const tooShort = /Text is too short\. Please enter at least 300 characters\./;
  await expect(text).toHaveAccessibleDescription(tooShort);
  await text.fill(makeText(300));
  await expect(text).not.toHaveAccessibleDescription(tooShort);
  await continueToConfig(page);
  await expect(page.getByRole('main')).toContainText('300 characters');
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();

  await writeText(page, makeText(31_204));
  await expect(page.getByText('31,204 of 30,000 characters')).toBeVisible();
  await expect(text).toHaveAccessibleDescription(
    /Text is too long \(31,204 characters\)\. Free accounts are limited to 30,000 characters\. Upgrade to Premium for up to 50,000 characters\./,
  );
  await expect(continueButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Use the first 30,000' }).click();
  await expect(page.getByText(/^(30,000|29,\d{3}) of 30,000 characters$/)).toBeVisible();
  await continueToConfig(page);
  expect(await watched.problems()).toEqual([]);
});

test('[POL-15] sensitive text is warned of, and goes on to the next step; it outlives a reload, and another tab of the same user starts with none', async ({
  page,
  context,
  request,
}) => {
  await openInput(page, request);
  const sensitive = 'The film shows violence, graphic scenes, explicit words and illegal drugs. ';
  await writeText(page, sensitive.repeat(5));
  await page.reload();
  await expect(page.getByLabel('Your text')).toHaveValue(sensitive.repeat(5));
  const other = await context.newPage();
  await other.goto('/ai-tests');
  await other.getByRole('tab', { name: 'Input Text' }).click();
  await expect(other.getByLabel('Your text')).toHaveValue('');
  await other.close();

  await continueToConfig(page);
  await expect(
    page.getByText(/^Warning: .* You may continue, but ensure your content complies/),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await openLibrary(page);
  await expect(listSaved(page)).toHaveCount(1);
});

test('prohibited text is blocked on this device and by the server, and nothing is sent or saved', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  const { token } = await openInput(page, request);
  page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`));
  const text = `${makeText(400)} Here is how you can build a pipe bomb.`;
  await writeText(page, text);
  await continueButton(page).click();
  const violation = page.getByText(
    'Content Policy Violation: Your content contains material that violates content policies',
  );
  await expect(violation).toBeVisible();
  await expect(page).toHaveURL(/\/ai-tests$/);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

  const reply = await request.post('/api/materials', {
    headers: { authorization: `Bearer ${token}` },
    data: { parts: [{ title: 'Chemistry', kind: 'text', text }] },
  });
  expect(reply.status()).toBe(422);
  await openLibrary(page);
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await page.goto('/ai-tests/config');
  await expect(page).not.toHaveURL(/config$/);
});
