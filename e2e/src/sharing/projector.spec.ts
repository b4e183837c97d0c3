import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { expectWhole } from '../expect-whole.ts';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { readQrCode } from './read-qr-code.ts';
import { shareATest } from './share-a-test.ts';

test('the owner shows the way to a test on a wall, and leaves by Escape', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  const begun = await request.post(`/api/shared-tests/${code}/start`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { elapsedMs: 0 },
  });
  expect(begun.ok()).toBe(true);
  await openSignedIn(page, { email: '', token: tokenOf('premium') }, `/test/${code}/report`);
  await page
    .getByRole('button', { name: `Show link of ${code}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show on projector' }).click();
  const wall = page.getByRole('dialog', { name: 'Memory and plasticity' });
  await expect(wall.getByText(`Go to ${new URL(page.url()).host}/join`)).toBeVisible();
  await expect(wall.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
  const drawing = wall.getByRole('img', { name: /^QR code of/ });
  expect(await readQrCode(drawing)).toMatch(new RegExp(`/test/${code}$`));
  await expect(wall.getByRole('definition')).toHaveText(['1', '1', '0', '3']);
  await expect(wall).not.toContainText('coincidence detector');
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);

  await wall.getByRole('button', { name: 'Full screen' }).click();
  await expect(wall.getByRole('button', { name: 'Full screen', pressed: true })).toBeVisible();
  await wall.getByRole('button', { name: 'Full screen' }).click();
  await expect(wall.getByRole('button', { name: 'Full screen', pressed: false })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole(page);
  expect(await readQrCode(drawing)).toMatch(new RegExp(`/test/${code}$`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show on projector' })).toBeFocused();
  expect(await watched.problems()).toEqual([]);
});
