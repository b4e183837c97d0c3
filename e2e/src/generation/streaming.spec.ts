import { expect, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import { generate } from './generate.ts';
import { makeLongText } from './long-text.ts';
import { serveScripts } from './serve-scripts.ts';

const wish = {
  studyMaterial: makeLongText().slice(0, 20_000),
  questionTypes: [
    { type: 'multiple-choice', count: 4 },
    { type: 'fill-in-blank', count: 4 },
  ],
};

test('the server tells each question of a test, and then how it was made', async ({
  page,
  request,
}) => {
  test.slow();
  await serveScripts(page);
  const watched = await watchPage(page);
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  const made = await generate(page, wish);
  expect(made.generationId).toMatch(/^[\da-f-]{36}$/);
  expect(made.questions).toHaveLength(8);
  expect(new Set(made.told)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  expect(made.making).toMatchObject({ wanted: 8, delivered: 8 });
  expect(await watched.problems()).toEqual([]);
});

test('an attempt whose answer is lost is made again without a second test', async ({
  page,
  request,
}) => {
  test.slow();
  await serveScripts(page);
  await openSignedIn(page, await makeAccount(request), '/dashboard');
  let lost = '';
  await page.route('**/api/questions/generate', async (route) => {
    if (lost !== '') return route.continue();
    // The server hears of it, and its answer goes astray.
    lost = await (await route.fetch()).text();
    return route.abort();
  });
  const made = await generate(page, wish);
  expect(lost).toContain(made.generationId);
  expect(made.questions).toHaveLength(8);
});
