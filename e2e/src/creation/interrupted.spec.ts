import { expect, test } from '@playwright/test';
import { makeLongText } from '../generation/long-text.ts';
import { continueToConfig, openInput, writeText } from '../materials/input-step.ts';
import { waitForCode } from '../wait-for-code.ts';
import {
  continueToPreview,
  expectTest,
  generateButton,
  holdAfter,
  openPreview,
} from './creation-steps.ts';

test('a test that is being made survives a reload and a look at another page, and is started once', async ({
  page,
  request,
}) => {
  test.slow();
  await openPreview(page, request);
  const letGo = await holdAfter(page, 3);
  let starts = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/questions/generate')) starts += 1;
  });
  await generateButton(page).click();
  await expect(page.getByText('3 of 10 questions')).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generating Test...' })).toBeVisible();
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await letGo();
  await page.goBack();
  await expectTest(page);
  expect(starts).toBe(1);
});

test('Cancel stops the generation; the next one is made once, although its first answer is lost', async ({
  page,
  request,
}) => {
  test.slow();
  await openPreview(page, request);
  const letGo = await holdAfter(page, 1);
  await generateButton(page).click();
  await expect(page.getByText('1 of 10 questions')).toBeVisible({ timeout: 60_000 });
  const cancelling = page.waitForRequest(/\/api\/generations\/[\da-f-]{36}\/cancel$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await cancelling;
  await expect(generateButton(page)).toBeFocused();
  await letGo();

  const started: string[] = [];
  await page.route('**/api/questions/generate', async (route) => {
    const stream = await (await route.fetch()).text();
    started.push(/"generationId":"([\da-f-]{36})"/.exec(stream)?.[1] ?? 'none');
    // The server hears of it, and its answer goes astray.
    return started.length === 1 ? route.abort() : route.fulfill({ body: stream });
  });
  await generateButton(page).click();
  await expectTest(page);
  expect(started).toHaveLength(2);
  expect(started[1]).toBe(started[0]);
});

test('[PREV-21] [BERR-04] without a network the device makes a full test of 30,000 characters, and says so', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  await openInput(page, request);
  await writeText(page, makeLongText().slice(0, 30_000));
  await continueToConfig(page);
  await page.getByRole('radio', { name: /^Test/ }).click();
  await continueToPreview(page);
  await waitForCode(page, 'test-screen', 'built-in-worker');
  await context.setOffline(true);
  await generateButton(page).click();
  await expect(page).toHaveURL(/\/ai-tests\/test\?/, { timeout: 30_000 });
  await expect(page.getByText('Made without AI from your text').first()).toBeVisible();
  await expect(page.getByText('of 17').first()).toBeVisible();
});
