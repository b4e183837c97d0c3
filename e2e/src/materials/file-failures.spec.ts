import { expect, test } from '@playwright/test';
import {
  addFiles,
  continueButton,
  continueToConfig,
  expectProcessed,
  fileRow,
  makeText,
  openInput,
  textFile,
} from './input-step.ts';
import { blankPdf, damagedPdf, lockedPdf, scannedPdf } from './make-pdf.ts';

const picture = Buffer.from('\x89PNG\r\n\x1a\n0000000000000000', 'latin1');
const extract = '**/api/documents/extract';

test('[UPL-22] [BERR-19] a file without text is told in its own words and has a Retry, which asks again', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  await addFiles(page, [
    lockedPdf('locked.pdf'),
    scannedPdf('scanned.pdf'),
    textFile('zero.txt', ''),
    textFile('spaces.txt', '  \n\n  '),
  ]);
  const locked = fileRow(page, 'locked.pdf');
  await expect(locked).toContainText('This file is protected with a password.');
  await expect(locked).toContainText('Remove the password, or save a copy without one');
  const scanned = fileRow(page, 'scanned.pdf');
  await expect(scanned).toContainText("We couldn't read this photo or scan.");
  await expect(scanned).toContainText('Take it again from above, in daylight');
  await expect(fileRow(page, 'zero.txt')).toContainText('File is empty (0 bytes)');
  await expect(fileRow(page, 'spaces.txt')).toContainText('Text file appears to be empty');
  await expect(page.getByRole('button', { name: /^Retry / })).toHaveCount(4);
  await expect(continueButton(page)).toBeDisabled();

  for (const name of ['locked.pdf', 'scanned.pdf', 'zero.txt', 'spaces.txt']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  }
  for (const { message, file } of [
    { message: 'Failed to process file', file: damagedPdf('torn.pdf') },
    { message: 'File appears to be empty', file: blankPdf('blank.pdf') },
    {
      message: 'Unsupported file format',
      file: { name: 'picture.pdf', mimeType: 'application/pdf', buffer: picture },
    },
  ]) {
    await test.step(message, async () => {
      await addFiles(page, file);
      await expect(fileRow(page, file.name)).toContainText(message);
      const again = page.waitForResponse(extract);
      await page.getByRole('button', { name: `Retry ${file.name}` }).click();
      await again;
      await expect(fileRow(page, file.name)).toContainText(message);
    });
  }
});

test('[UPL-22] [BERR-15] [BERR-19] a file that the server finds too large and an upload without a connection say so, and Retry sends them', async ({
  page,
  context,
  request,
}) => {
  await openInput(page, request);
  // The screen lets none through that the server of today refuses.
  await page.route(extract, (route) =>
    route.fulfill({ status: 413, json: { code: 'file-too-large', message: 'File is too large' } }),
  );
  await addFiles(page, textFile('large.txt', makeText(600)));
  await expect(fileRow(page, 'large.txt')).toContainText('File is too large');
  await expect(fileRow(page, 'large.txt')).toContainText('Use a file under 10MB.');
  await page.unroute(extract);
  await page.getByRole('button', { name: 'Retry large.txt' }).click();
  await expectProcessed(page, 'large.txt');
  await page.getByRole('button', { name: 'Remove large.txt' }).click();

  await context.setOffline(true);
  await addFiles(page, textFile('notes.txt', makeText(600)));
  const noConnection = 'Network error - could not connect to server';
  await expect(fileRow(page, 'notes.txt')).toContainText(noConnection);
  await expect(continueButton(page)).toBeDisabled();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry notes.txt' }).click();
  await expectProcessed(page, 'notes.txt');
  await continueToConfig(page);
});
