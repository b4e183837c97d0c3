import { expect, test } from '@playwright/test';
import { expectWhole } from '../expect-whole.ts';
import { continueToConfig, openInput, writeText } from '../materials/input-step.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';
import { continueToPreview, generateButton, whenMade } from './creation-steps.ts';
import { sureText } from './sure-text.ts';

const workerScript = /\/assets\/built-in-worker-[\w-]+\.js$/;

test('entering Configure loads the generator, which then makes a test without a network, and says so (D7)', async ({
  page,
  context,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await writeText(page, sureText);
  expect(page.workers()).toEqual([]);
  const loading = page.waitForResponse(workerScript);
  await continueToConfig(page);
  const script = await loading;
  expect(script.status()).toBe(200);
  expect(await script.finished()).toBeNull();
  await page.getByRole('radio', { name: /^Quiz/ }).click();

  await test.step('400 % zoom loses nothing of either step', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.locator('summary', { hasText: 'Advanced Settings' }).click();
    await expectWhole(page);
    for (const name of ['More Multiple choice questions', 'Continue to Preview']) {
      const button = page.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await continueToPreview(page);
    await expectWhole(page);
    await generateButton(page).scrollIntoViewIfNeeded();
    await expect(generateButton(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await waitForCode(page, 'test-screen');
  expect(await watched.problems()).toEqual([]);
  await context.setOffline(true);
  await generateButton(page).click();
  await expect(page).toHaveURL(/\/ai-tests\/test\?/, whenMade);
  await expect(page.getByText('Made without AI from your text').first()).toBeVisible();
  await expect(page.getByText('of 10').first()).toBeVisible();
});
