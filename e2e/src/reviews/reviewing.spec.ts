import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { askAs, makeAttempt } from '../attempts/make-attempt.ts';
import { startOwnServer } from '../attempts/own-server.ts';
import { makeSamples } from '../attempts/sample-test.ts';
import { expectSoundPage, measureOverflow } from '../expect-sound-page.ts';
import { makeSet, threeCards } from '../flashcards/make-set.ts';
import { fromOwnNetwork, makeAccount, openSignedIn, password } from '../make-account.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';

test('the day is reviewed by keyboard alone, with undo, until it is done', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  await makeSet(caller, { cards: threeCards });
  await openSignedIn(page, account, '/dashboard');
  await page.getByRole('link', { name: 'Start review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await expectSoundPage(page, watched);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Good/ })).toBeEnabled();
  await expectSoundPage(page, watched);
  await page.keyboard.press('3');
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  for (const rating of ['3', '4', '3']) {
    await page.keyboard.press('Space');
    await page.keyboard.press(rating);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Done for today' })).toBeFocused();
  await expect(page.getByText('3 cards, 0 missed questions')).toBeVisible();
  await expectSoundPage(page, watched);
  await expect
    .poll(() => askAs(caller)('/reviews/count'))
    .toMatchObject({ counts: { left: 0, done: 3 } });
});

test('ratings given offline arrive when the network is back', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  await makeSet(caller, { cards: threeCards });
  await openSignedIn(page, account, '/review');
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  // What sends them comes while there is a network.
  await waitForCode(page, 'outbox-sync');
  await context.setOffline(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => askAs(caller)('/reviews/progress'))
    .toMatchObject({ today: { reviews: 1, remembered: 1 } });
});

test('a question missed today is in tomorrow’s queue, and the queue follows the clock', async ({
  page,
  request,
}) => {
  test.slow();
  const clockFile = join(mkdtempSync(join(tmpdir(), 'clock-')), 'now');
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
  }
});

test('it fits a window of 320 x 256, as with 400 % zoom', async ({ page, request }) => {
  const account = await makeAccount(request);
  await makeSet({ request, token: account.token }, { cards: threeCards });
  await openSignedIn(page, account, '/review');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Again/ })).toBeEnabled();
  expect(await measureOverflow(page)).toBe(0);
});

const day = 24 * 60 * 60_000;
