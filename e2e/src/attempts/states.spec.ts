import { expect, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';

const nobodys = '0198c000-0000-7000-8000-00000000dead';

test('what a new user does not have yet, and what does not exist, is said [RUN-02] [RES-05]', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openSignedIn(page, await makeAccount(request), '/tests');
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
  const titles = {
    '/ai-tests/test': 'No Questions Available',
    [`/ai-tests/test?attempt=${nobodys}`]: 'No Questions Available',
    [`/tests/${nobodys}`]: 'This test does not exist',
    [`/view-results/${nobodys}`]: 'Results not found',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.goto('/test-results');
  await expect(page).toHaveURL(/\/ai-tests$/);
  const problems = await watched.problems();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);

  await test.step('a test that is still loading fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/tests/*', () => new Promise(() => undefined));
    await page.goto(`/results/${nobodys}`);
    await expect(page.getByRole('link', { name: 'My tests' })).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
  });
});
