import { type APIRequestContext, expect, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { type Account, makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import { makeAttempt, makeSavedTest, takeTest } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('tests are listed and looked into; search and sort survive a reload and Back, and a retake can be resumed [ROUTE-21] [ROUTE-23]', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { account, testId } = await makeHistory(request);
  await openSignedIn(page, account, '/tests');
  const row = page.getByRole('row', { name: /^Memory/ });

  await test.step('the list, with its numbers', async () => {
    await expect(row.getByRole('img', { name: 'Scores: 0, 50, 100 percent' })).toBeVisible();
    await expect(row).toContainText('Up 50 points');
    await expect(row).toContainText('100%');
    await expect(page.getByRole('definition').first()).toHaveText('2');
    await expect(page.getByText('4 this week')).toBeVisible();
    await page.getByText('Under 70% 1').click();
    await expect(page.getByRole('link', { name: 'Memory', exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cells', exact: true })).toBeVisible();
    await page.getByText('All 2').click();
  });

  await test.step('search and sort are in the address', async () => {
    await page.getByLabel('Search your tests').fill('cel');
    await expect(row).toBeHidden();
    await page.getByLabel('Sort').selectOption('Name');
    await expect(page).toHaveURL('/tests?search=cel&order=name');
    await page.reload();
    await expect(page.getByLabel('Search your tests')).toHaveValue('cel');
    await page.getByRole('link', { name: 'Cells', exact: true }).click();
    await expect(page).toHaveURL(/\/results\//);
    await page.goBack();
    await expect(page.getByLabel('Search your tests')).toHaveValue('cel');
    await page.getByLabel('Search your tests').fill('xyz');
    await expect(page.getByRole('heading', { name: 'Nothing found for “xyz”' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Search' }).last().click();
    await expect(row).toBeVisible();
  });

  await test.step('on a phone rows become cards, and 400 % zoom loses nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row.getByRole('link', { name: 'Retake Memory' })).toBeVisible();
    await expect(row).toContainText('3 attempts, Today');
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(row.getByRole('link', { name: 'View Memory' })).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
  });

  await test.step('one test: chart, attempts, hardest questions, questions to review', async () => {
    await page.goto(`/tests/${testId}`);
    await expect(page).toHaveURL(`/results/${testId}`);
    const hardest = page.getByRole('region', { name: 'Per-question difficulty' });
    await expect(hardest.getByRole('listitem').first()).toContainText('1 of 3');
    expect(await measureOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(
      page.getByRole('img', { name: 'Scores of 3 attempts: 0, 50 and 100 percent' }),
    ).toBeVisible();
    await expect(hardest.getByRole('img', { name: 'wrong, wrong, right' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit questions' }).click();
    await expect(page.getByRole('heading', { name: 'Review your questions' })).toBeFocused();
    await page.getByRole('region', { name: 'Attempts' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/view-results\//);
  });

  await test.step('a retake is a new attempt, which the list offers to resume once something is answered', async () => {
    await page.goto(`/tests/${testId}/retake`);
    await expect(page).toHaveURL(/\/ai-tests\/test\?attempt=/);
    const attemptId = new URL(page.url()).searchParams.get('attempt') ?? '';
    await page.goto('/tests');
    await expect(page.getByRole('link', { name: 'Retake Memory' })).toBeVisible();
    await page.goto(`/ai-tests/test?attempt=${attemptId}`);
    await page.getByRole('radio').first().click();
    await page.goto('/tests');
    const resume = page.getByRole('link', { name: 'Resume Memory' });
    await expect(resume).toHaveAttribute('href', `/ai-tests/test?attempt=${attemptId}`);
  });
  expect(await watched.problems()).toEqual([]);
});

test('a test is renamed and deleted by key presses alone, and its link opens for its owner only', async ({
  page,
  request,
  browser,
}) => {
  const { account, testId } = await makeHistory(request);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, account, '/tests');
  const { keyboard } = page;

  await test.step('the link', async () => {
    await page.getByRole('button', { name: 'More for Memory' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(
      page.getByText('Link copied. Only you can open it.', { exact: true }),
    ).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/results/${testId}$`));
    const other = await browser.newPage();
    await openSignedIn(other, await makeAccount(request), new URL(link).pathname);
    await expect(other.getByRole('heading', { name: 'This test does not exist' })).toBeVisible();
    await other.close();
  });

  await test.step('another name', async () => {
    await page.getByRole('button', { name: 'More for Memory' }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Share Test' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Give it to a class' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await keyboard.type('Week 6');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'More for Week 6' })).toBeFocused();
  });

  await test.step('away with it', async () => {
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Share Test' })).toBeFocused();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByText('“Week 6” was deleted.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More for Cells' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Week 6', exact: true })).toHaveCount(0);
    await keyboard.press('Control+z');
    await expect(page.getByRole('link', { name: 'Week 6', exact: true })).toBeVisible();
  });

  await test.step('away with it for good', async () => {
    await page.getByRole('button', { name: 'More for Week 6' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    const offer = page.getByRole('listitem').filter({ hasText: '“Week 6” was deleted.' });
    await offer.getByRole('button', { name: 'Dismiss' }).click();
    await deleted;
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cells', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Week 6', exact: true })).toHaveCount(0);
  });
});

type History = { account: Account; testId: string };

/** 'Memory', taken three times and better each time, and 'Cells', failed once. */
async function makeHistory(request: APIRequestContext): Promise<History> {
  const account = await makeAccount(request);
  const caller = { request, ...account };
  const { truth, gap, choice } = makeSamples();
  await makeAttempt(caller, {
    name: 'Cells',
    given: [{ question: choice.question, answer: choice.wrong }],
  });
  const questions = [truth.question, gap.question];
  const testId = await makeSavedTest(caller, { questions, name: 'Memory' });
  const rounds = [
    [truth.wrong, gap.wrong],
    [truth.right, gap.wrong],
    [truth.right, gap.right],
  ] as const;
  for (const [first, second] of rounds) {
    const given = [
      { question: truth.question, answer: first },
      { question: gap.question, answer: second },
    ];
    await takeTest(caller, testId, { given });
  }
  return { account, testId };
}
