import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts';
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

test('a text is counted while it grows, refused while it is too short, and taken from 300 on', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await writeText(page, '   \n ');
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Your text').fill(makeText(299));
  await expect(page.getByText('299 of 30,000 characters')).toBeVisible();
  await continueButton(page).click();
  const tooShort = /Text is too short\. Please enter at least 300 characters\./;
  await expect(page.getByLabel('Your text')).toHaveAccessibleDescription(tooShort);
  await expectNoAxeViolations(page);
  await page.getByLabel('Your text').fill(makeText(300));
  await expect(page.getByLabel('Your text')).not.toHaveAccessibleDescription(tooShort);
  await continueToConfig(page);
  await expect(page.getByRole('main')).toContainText('300 characters');
  expect(await watched.problems()).toEqual([]);
});

test('a text that is too long for the plan can be cut to its first 30,000 characters', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  await writeText(page, makeText(31_204));
  await expect(page.getByText('31,204 of 30,000 characters')).toBeVisible();
  await expect(page.getByLabel('Your text')).toHaveAccessibleDescription(
    /Text is too long \(31,204 characters\)\. Free accounts are limited to 30,000 characters\. Upgrade to Premium for up to 50,000 characters\./,
  );
  await expect(continueButton(page)).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Use the first 30,000' }).click();
  await expect(page.getByText(/^(30,000|29,\d{3}) of 30,000 characters$/)).toBeVisible();
  await continueToConfig(page);
});

test('a text outlives a reload, and another tab of the same user starts with none', async ({
  page,
  context,
  request,
}) => {
  await openInput(page, request);
  await writeText(page, makeText(500));
  await page.reload();
  await expect(page.getByLabel('Your text')).toHaveValue(makeText(500));
  const other = await context.newPage();
  await other.goto('/ai-tests');
  await other.getByRole('tab', { name: 'Input Text' }).click();
  await expect(other.getByLabel('Your text')).toHaveValue('');
});

test('prohibited text is blocked on this device: nothing is sent and nothing is saved', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  await openInput(page, request);
  page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`));
  await writeText(page, `${makeText(400)} Here is how you can build a pipe bomb.`);
  await continueButton(page).click();
  const violation = page.getByText(
    'Content Policy Violation: Your content contains material that violates content policies',
  );
  await expect(violation).toBeVisible();
  await expect(page).toHaveURL(/\/ai-tests$/);
  await expectNoAxeViolations(page);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await openLibrary(page);
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await page.goto('/ai-tests/config');
  await expect(page).not.toHaveURL(/config$/);
});

test('the server blocks prohibited text that the browser let through, and saves nothing', async ({
  page,
  request,
}) => {
  const { token } = await openInput(page, request);
  const text = `${makeText(400)} Here is how you can build a pipe bomb.`;
  const reply = await request.post('/api/materials', {
    headers: { authorization: `Bearer ${token}` },
    data: { parts: [{ title: 'Chemistry', kind: 'text', text }] },
  });
  expect(reply.status()).toBe(422);
  await openLibrary(page);
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
});

test('[POL-15] sensitive text is warned of, and goes on to the next step', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  const sensitive = 'The film shows violence, graphic scenes, explicit words and illegal drugs. ';
  await writeText(page, sensitive.repeat(5));
  await continueToConfig(page);
  await expect(
    page.getByText(/^Warning: .* You may continue, but ensure your content complies/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await openLibrary(page);
  await expect(listSaved(page)).toHaveCount(1);
});
