import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, type Page, test } from '@playwright/test';
import { startOwnServer } from '../attempts/own-server.ts';
import {
  confirmAddress,
  fromOwnNetwork,
  makeAccount,
  openSignedIn,
  password,
} from '../make-account.ts';
import { continueToConfig, writeText } from '../materials/input-step.ts';

const day = 24 * 60 * 60_000;

test('a cancelled trial keeps premium to its end, and is free after it', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const account = await makeAccount(request);
  await confirmAddress(request, account);
  await openSignedIn(page, account, '/settings/subscription?plan=student');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('button', { name: 'Start trial without a card' }).click();
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Free (Premium until end of billing cycle)')).toBeVisible();

  // The clock moves to the end of what was given, and past it.
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const clockFile = join(folder, 'now');
  const now = Date.now();
  writeFileSync(clockFile, new Date(now).toISOString());
  const server = await startOwnServer({ CLOCK_FILE: clockFile, ROLE: 'api' });
  try {
    const logInAt = async (time: number) => {
      writeFileSync(clockFile, new Date(time).toISOString());
      const data = { email: account.email, password };
      const headers = fromOwnNetwork();
      const login = await request.post(`${server.origin}/api/auth/login`, { data, headers });
      const { token } = await login.json();
      await page.goto(`${server.origin}/robots.txt`);
      await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    };
    await logInAt(now + 6 * day);
    await page.goto(`${server.origin}/settings/subscription`);
    await expect(page.getByText('Free (Premium until end of billing cycle)')).toBeVisible();
    await openConfig(page, server.origin);
    await expect(severalAnswers(page)).toBeEnabled();

    await logInAt(now + 8 * day);
    await page.goto(`${server.origin}/settings/subscription`);
    await expect(page.getByText('Free, no payment.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    await openConfig(page, server.origin);
    await expect(severalAnswers(page)).toBeDisabled();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

async function openConfig(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/ai-tests/input`);
  await writeText(page, biology.text);
  await continueToConfig(page);
}

function severalAnswers(page: Page) {
  return page.getByRole('checkbox', { name: /^Multiple answer/ });
}
