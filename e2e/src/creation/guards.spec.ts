import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../expect-sound-page.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import { openConfig } from './creation-steps.ts';

test('[BROUTE-20] [BROUTE-27] steps without data lead to the first that lacks some, and unknown ones say so', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openSignedIn(page, await makeAccount(request), '/ai-tests/config');
  await expect(page).toHaveURL(/\/ai-tests\/input$/);
  await page.goto('/ai-tests/preview');
  await expect(page).toHaveURL(/\/ai-tests\/input$/);
  await page.goto('/ai-tests/xyz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Invalid step in test creation flow',
  );
  await expectSoundPage(page, watched);
});

test('[BROUTE-27] a reload keeps each step and what was chosen there', async ({
  page,
  request,
}) => {
  test.slow();
  await openConfig(page, request);
  await page.getByRole('radio', { name: /^Test/ }).click();
  await page.getByText('Hard', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Test/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByLabel('Test name').fill('Cells');
  await page.reload();
  await expect(page.getByLabel('Test name')).toHaveValue('Cells');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Total questions17');
});
