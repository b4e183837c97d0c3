import { expect, type Page, test } from '@playwright/test';
import { makeLongText, makeShortTexts } from './long-text.ts';
import { serveScripts } from './serve-scripts.ts';

test('the generator makes a test of 50,000 characters in a moment', async ({ page }) => {
  test.setTimeout(180_000);
  await serveScripts(page);
  await page.goto('/');
  const { usual, first } = await measure(page, makeLongText());
  console.log(
    `Built-in generator in Chromium, 50,000 characters, 20 questions: ${usual.toFixed(0)} ms ` +
      `(the first time ${first.toFixed(0)} ms)`,
  );
  // Other browsers work beside it, so a smaller time is only told.
  expect(usual).toBeLessThan(5_000);
});

/** Phones of many people are about four times slower than a computer. */
const slowerPhone = 4;

test('a phone shows what 5,000 characters give within a second', async ({ page }) => {
  await serveScripts(page);
  const times: number[] = [];
  for (const text of makeShortTexts()) {
    // A page of its own each time, so that its engine has never seen the program.
    await page.goto('/');
    times.push(await lookFirst(page, text));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const [fastest = 0, median = 0, slowest = 0] = [0, 2, 4].map((at) => sorted[at]);
  console.log(
    `First look at 5,000 characters in Chromium, CPU throttled ${slowerPhone} x, median of five ` +
      `texts: ${median.toFixed(0)} ms (${fastest.toFixed(0)} to ${slowest.toFixed(0)})`,
  );
  expect(times).toHaveLength(5);
  expect(median).toBeLessThan(1_000);
});

/** On the page itself: a throttled page does not slow its workers down. */
async function lookFirst(page: Page, text: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerPhone });
  const time: number = await page.evaluate(
    async ([script = '', material = '']) => {
      const { takeFirstLook } = await import(script);
      return takeFirstLook(material);
    },
    ['/assets/first-look.js', text],
  );
  await session.detach();
  return time;
}

type Times = { usual: number; first: number };

function measure(page: Page, text: string): Promise<Times> {
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
