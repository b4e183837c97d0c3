import { expect, test } from '@playwright/test';
import { expectSoundPage, measureOverflow } from '../expect-sound-page.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';

const nobodys = '0198c000-0000-7000-8000-00000000dead';

test('what a new user does not have yet, and what does not exist, is said [RUN-02]', async ({
  page,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  await openSignedIn(page, await makeAccount(request), '/tests');
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
  await expectSoundPage(page, watched);
  const titles = {
    '/ai-tests/test': 'No Questions Available',
    [`/ai-tests/test?attempt=${nobodys}`]: 'No Questions Available',
    [`/ai-tests/test?test=${nobodys}`]: 'No Questions Available',
    [`/results/${nobodys}`]: 'This test does not exist',
    [`/tests/${nobodys}/retake`]: 'This test does not exist',
    [`/view-results/${nobodys}`]: 'Results not found',
  };
  const shown = new Set<string>();
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (shown.has(title)) continue;
    shown.add(title);
    await expectSoundPage(page, watched, { isExpected: (problem) => problem.includes('404') });
  }
});

test('a server that fails is told of on every screen of tests', async ({ page, request }) => {
  test.slow();
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  await page.route(/\/api\/(?!auth\/)/, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Come back later.' } }),
  );
  await openSignedIn(page, account, '/tests');
  const titles = {
    '/tests': 'Your tests could not be loaded',
    [`/ai-tests/test?attempt=${nobodys}`]: 'The test could not be opened.',
    [`/view-results/${nobodys}`]: 'Failed to load results',
  };
  for (const [path, name] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 30_000 });
    await expectSoundPage(page, watched, { isExpected: (problem) => problem.includes('503') });
  }
});

test('a test that is still loading fits a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await makeAccount(request);
  await page.route('**/api/tests/*', () => new Promise(() => undefined));
  await openSignedIn(page, account, `/results/${nobodys}`);
  await expect(page.getByRole('link', { name: 'My tests' })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
});
