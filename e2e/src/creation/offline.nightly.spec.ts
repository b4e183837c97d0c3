import { expect, test } from '@playwright/test';
import { makeLongText } from '../generation/long-text.ts';
import { continueToConfig, openInput, writeText } from '../materials/input-step.ts';
import { waitForCode } from '../wait-for-code.ts';
import { continueToPreview, generateButton } from './creation-steps.ts';
import { sureText } from './sure-text.ts';

test('without a network the device makes a test of 30,000 characters within 30 seconds', async ({
  page,
  context,
  request,
}) => {
  await openInput(page, request);
  await writeText(page, `${sureText}\n\n${makeLongText()}`.slice(0, 30_000));
  await continueToConfig(page);
  await page.getByRole('radio', { name: /^Test/ }).click();
  await continueToPreview(page);
  await waitForCode(page, 'test-screen', 'built-in-worker');
  await context.setOffline(true);
  await generateButton(page).click();
  await expect(page).toHaveURL(/\/ai-tests\/test\?/, { timeout: 30_000 });
  await expect(page.getByText('Made without AI from your text').first()).toBeVisible();
});
