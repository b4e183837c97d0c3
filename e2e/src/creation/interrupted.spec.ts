import { expect, test } from '@playwright/test';
import {
  expectTest,
  generateButton,
  hold,
  holdAfter,
  openPreview,
  start,
  whenMade,
} from './creation-steps.ts';

test('Cancel stops the generation; the next one is made once, although its first answer is lost and the page is left twice', async ({
  page,
  request,
}) => {
  await openPreview(page, request);
  await test.step('Cancel', async () => {
    const letGo = await holdAfter(page, 1);
    await generateButton(page).click();
    await expect(page.getByText('1 of 10 questions')).toBeVisible(whenMade);
    const cancelling = page.waitForRequest(/\/api\/generations\/[\da-f-]{36}\/cancel$/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await cancelling;
    await expect(generateButton(page)).toBeFocused();
    await letGo();
  });

  const started: string[] = [];
  await page.route('**/api/questions/generate', async (route) => {
    const told = await start(route, 3);
    started.push(/"generationId":"([\da-f-]{36})"/.exec(told)?.[1] ?? told);
    // The server has heard of it, and its answer goes astray.
    if (started.length === 1) return route.abort();
    return route.fulfill({ contentType: 'text/event-stream', body: told });
  });
  const letGo = await hold(page);
  await generateButton(page).click();
  await expect(page.getByText('3 of 10 questions')).toBeVisible(whenMade);

  await test.step('a reload, and a look at another page', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Generating Test...' })).toBeVisible();
    await page.getByRole('link', { name: 'Engram home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Review & Generate Test');
    await letGo();
    await page.goBack();
    await expectTest(page);
  });
  expect(started.length).toBeGreaterThanOrEqual(2);
  expect(new Set(started).size).toBe(1);
});
