import { expect, type Page, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import {
  addFiles,
  continueButton,
  continueToConfig,
  expectProcessed,
  fileRow,
  makeText,
  openInput,
  textFile,
  writeText,
} from './input-step.ts';

const phone = { width: 390, height: 844 };

test('a phone shows in words how far a file is, goes on with it, and 320 pixels show all three tabs', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  const mayGo = Promise.withResolvers<void>();
  await page.route('**/api/documents/extract', async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  await addFiles(page, textFile('notes.txt', makeText(600)));
  const words = fileRow(page, 'notes.txt').getByText(/^(Waiting|Sending \d+%|Reading text)$/);
  await expect(words).toBeVisible();
  // What only a screen reader finds is a pixel high.
  expect((await words.boundingBox())?.height).toBeGreaterThan(8);
  mayGo.resolve();
  await expectProcessed(page, 'notes.txt');

  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Upload Files', 'Input Text', 'Existing Files']) {
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await measureOverflow(page)).toBe(0);
  await continueToConfig(page);
});

test('the bar of a low window ends the page instead of covering it, and letters of twice the size fit a phone, with every button in sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openInput(page, request);
  await expect(continueButton(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 844, height: 800 });
  await expect(continueButton(page)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await addFiles(page, textFile('zero.txt', ''));
  await expect(fileRow(page, 'zero.txt')).toContainText('File is empty (0 bytes)');
  expect(await measureOverflow(page)).toBe(0);
  await expectInside(page);
  await writeText(page, makeText(31_204));
  expect(await measureOverflow(page)).toBe(0);
  await expectInside(page);
  const clear = await page.getByRole('button', { name: 'Clear' }).boundingBox();
  expect((clear?.x ?? 0) + (clear?.width ?? 0)).toBeLessThanOrEqual(phone.width);
});

/** Continue is not cut off on either side, nor its words. */
async function expectInside(page: Page): Promise<void> {
  const button = continueButton(page);
  const box = await button.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}
