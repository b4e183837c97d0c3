import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeAttempt } from '../attempts/make-attempt.ts';
import { startOwnServer } from '../attempts/own-server.ts';
import { makeSamples } from '../attempts/sample-test.ts';
import { fromOwnNetwork, makeAccount, password } from '../make-account.ts';

const day = 24 * 60 * 60_000;

test('a question missed today is in tomorrow’s queue, and the queue follows the clock', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const clockFile = join(folder, 'now');
  const setClock = async (time: number) => {
    writeFileSync(clockFile, new Date(time).toISOString());
    await page.clock.setSystemTime(time);
  };
  const today = Date.now();
  await setClock(today);
  const server = await startOwnServer({ CLOCK_FILE: clockFile });
  try {
    const { email, token } = await makeAccount(request);
    // A session ends after a day, so each day begins with a log-in.
    const openReview = async () => {
      const data = { email, password };
      const headers = fromOwnNetwork();
      const login = await request.post(`${server.origin}/api/auth/login`, { data, headers });
      const session = await login.json();
      await page.goto(`${server.origin}/robots.txt`);
      await page.evaluate((stored) => localStorage.setItem('token', stored), session.token);
      await page.goto(`${server.origin}/review`);
    };
    const { choice, truth } = makeSamples();
    await makeAttempt(
      { request, token },
      {
        given: [
          { question: choice.question, answer: choice.wrong },
          { question: truth.question, answer: truth.right },
        ],
      },
    );
    await openReview();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today');

    await setClock(today + day);
    await openReview();
    await expect(page.getByText('Missed question')).toBeVisible();
    await page.getByRole('radio', { name: /It opens only when glutamate/ }).click();
    await expect(page.getByText('Correct! Well done. How hard was it?')).toBeVisible();
    await page.keyboard.press('3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today');
    await expect(page.getByText('0 cards, 1 missed question')).toBeVisible();

    // Good brings it back after days, and not before.
    await setClock(today + 2 * day);
    await openReview();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today');
    await setClock(today + 9 * day);
    await openReview();
    await expect(page.getByText('Missed question')).toBeVisible();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
