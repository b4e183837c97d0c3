import type { Question } from '@engram/core/questions/question.ts';
import { expect, type Page, test } from '@playwright/test';
import { continueToConfig, makeText, openInput, writeText } from '../materials/input-step.ts';
import { watchPage } from '../watch-page.ts';
import { askWorker } from './ask-worker.ts';
import { everyType } from './every-type.ts';
import { makeLongText } from './long-text.ts';
import { serveScripts } from './serve-scripts.ts';

const workerScript = /\/assets\/built-in-worker-[\w-]+\.js$/;

test('entering the configuration step loads the generator, which then works without a network (D7)', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  await openInput(page, request);
  await writeText(page, makeText(600));
  expect(page.workers()).toEqual([]);
  const loading = page.waitForResponse(workerScript);
  const starting = page.waitForEvent('worker');
  await continueToConfig(page);
  expect((await loading).status()).toBe(200);
  const worker = await starting;
  const order = { wanted: everyType, topics: [], avoid: [], spans: [], seed: 'a' };
  await expect
    .poll(() => askWorker(worker, { ...order, material: makeText(600) }, 1_000))
    .toBeDefined();
  await context.setOffline(true);
  const delivery = await askWorker(worker, { ...order, material: makeLongText() }, 60_000);
  expect(countTypes(delivery?.batch.questions)).toEqual(everyType);
  expect(await watched.problems()).toEqual([]);
});

test('the generator makes a test of 50,000 characters in a moment', async ({ page }) => {
  test.slow();
  await serveScripts(page);
  await page.goto('/');
  const { ours, bare, first } = await measure(page, makeLongText());
  console.log(
    `Built-in generator in Chromium, 50,000 characters, 20 questions: ${ours.toFixed(0)} ms, ` +
      `one bare pass ${bare.toFixed(0)} ms, ratio ${(ours / bare).toFixed(2)} ` +
      `(the first time ${first.ours.toFixed(0)} ms and ${first.bare.toFixed(0)} ms)`,
  );
  // Other browsers work beside it, so the ratio is only told.
  expect(ours).toBeLessThan(5_000);
});

type Times = { ours: number; bare: number };

function measure(page: Page, text: string): Promise<Times & { first: Times }> {
  return page.evaluate(
    async ([trusting = '', script = '', material = '']) => {
      const { trustWorkerUrl } = await import(trusting);
      return new Promise((resolve, reject) => {
        const worker = new Worker(trustWorkerUrl(script), { type: 'module' });
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.postMessage(material);
      });
    },
    ['/assets/trusted-worker-url.js', '/assets/measure-worker.js', text],
  );
}

function countTypes(questions: readonly Question[] = []) {
  return everyType.map(({ type }) => ({
    type,
    count: questions.filter((question) => question.type === type).length,
  }));
}
