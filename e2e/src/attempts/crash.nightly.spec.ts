import { type BrowserContext, expect, type Page, request, test } from '@playwright/test';
import { makeAccount } from '../make-account.ts';
import { crashTab } from './crash-tab.ts';
import { askAs, makeSavedTest } from './make-attempt.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { makeSamples } from './sample-test.ts';

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

const total = 20;
const limitSeconds = 30 * 60;

test('a crash after every answer and a server that is killed in between lose nothing, and the test counts once', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const calls = await request.newContext({ baseURL: server.origin });
  const { token } = await makeAccount(calls);
  const questions = Array.from({ length: total }, () => makeSamples().choice.question);
  const config = { enableTimer: true, timerDuration: 30 };
  const testId = await makeSavedTest({ request: calls, token }, { questions, config });
  const ask = askAs({ request: calls, token });

  const context = await browser.newContext({ baseURL: server.origin });
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  let page = await openPage(context, `/ai-tests/test?test=${testId}`);
  await expect(page).toHaveURL(/attempt=/);
  const path = page.url().slice(server.origin.length);
  const attemptId = new URL(page.url()).searchParams.get('attempt') ?? '';

  for (let number = 1; number <= total; number += 1) {
    // The learner left off here, or begins with what has no answer yet.
    await expect(page.getByText(`Question ${number} of ${total}`)).toBeVisible();
    const isServerGone = number % 7 === 0;
    if (isServerGone) await server.kill();
    await page.getByRole('radio', { name: /^B / }).click();
    await expect(page.getByRole('radio', { name: /^B / })).toBeChecked();
    await crashTab(page);
    if (isServerGone) await server.start();
    page = await openPage(context, path);
    await expect(page.getByText(`${number} of ${total} answered`)).toBeVisible();
    // The page begins at once and tells the server as soon as it can.
    await expect.poll(async () => (await ask(`/attempts/${attemptId}`)).attempt).toBeTruthy();
    const { attempt } = await ask(`/attempts/${attemptId}`);
    // A busy machine may draw a second late; a clock that is wrong stays so.
    await expect
      .poll(async () => Math.abs(await readClockError(page, attempt.startedAt)))
      .toBeLessThanOrEqual(1);
  }

  await page.getByRole('button', { name: `Question ${total}, answered` }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
  await crashTab(page);
  page = await openPage(context, '/dashboard');

  await expect
    .poll(async () => (await ask(`/tests/${testId}/attempts`)).attempts)
    .toMatchObject([{ id: attemptId, score: 100, correctCount: total }]);
  const { test: saved } = await ask(`/tests/${testId}`);
  expect(saved.scores.attempts).toBe(1);
  const { attempt } = await ask(`/attempts/${attemptId}`);
  expect(attempt.answers).toHaveLength(total);
  expect(await ask('/open-attempt')).toMatchObject({ attempt: null });
  await context.close();
  await calls.dispose();
});

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(path);
    // A server that has just started may be too slow to know the session, which is not the point.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Welcome back$|^Loading/);
  }).toPass();
  return page;
}

/** By how many seconds the countdown is off, read and compared in one moment. */
async function readClockError(page: Page, startedAt: string): Promise<number> {
  await expect(page.getByRole('timer')).toBeVisible();
  return page.getByRole('timer').evaluate(
    (timer, { started, limit }) => {
      const [minutes = 0, seconds = 0] = (timer.textContent ?? '').split(':').map(Number);
      const passed = (Date.now() - Date.parse(started)) / 1000;
      // A second stands from its begin to its end.
      return minutes * 60 + seconds - 0.5 - (limit - passed);
    },
    { started: startedAt, limit: limitSeconds },
  );
}
