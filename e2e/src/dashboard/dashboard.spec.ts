import { expect, type Page, test } from '@playwright/test';
import { leaveTest, makeAttempt, makeSavedTest } from '../attempts/make-attempt.ts';
import { makeSamples } from '../attempts/sample-test.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet } from '../flashcards/make-set.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';

test('from a first material to a result with streak, View, Retake and View All [DASH-02] [DASH-12] [DASH-13] [DASH-14] [DASH-15]', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  await makeSet({ request, ...account }, { cards: [] });
  await openSignedIn(page, account, '/dashboard');
  await expect(page.getByText('No test results yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No streak yet' })).toBeVisible();
  await expect(page.getByText('0 of 5')).toBeVisible();
  await expect(page.getByText('Unfinished test')).toHaveCount(0);

  const { question, right } = makeSamples().truth;
  const given = [{ question, answer: right }];
  const { testId } = await makeAttempt({ request, ...account }, { given, name: 'Memory' });
  await page.reload();
  await expect(page.getByRole('row', { name: /Memory.*Today.*100%/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1-day streak' })).toBeVisible();
  await expect(page.getByText('You’ve studied today. Come back tomorrow.')).toBeVisible();

  await page.getByRole('link', { name: /^Create a Test/ }).focus();
  expect(await namesByTab(page, 7)).toEqual([
    'Join a Test With the code you were given',
    'Flashcards',
    'Grading',
    'Study Plan',
    'View All',
    'View Memory',
    'Retake Memory',
  ]);
  await page.getByRole('link', { name: 'View Memory' }).press('Enter');
  await expect(page).toHaveURL(`/results/${testId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Memory' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/tests');
  await page.goBack();
  await page.getByRole('link', { name: 'Retake Memory' }).click();
  await expect(page).toHaveURL(/\/ai-tests\/test\?attempt=/);
  await expect(page.getByRole('heading', { name: question.text })).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('the newest five are listed by the day of the user (D29), the open attempt is offered, also at 400% zoom', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  // Somewhere it is always another day than in Greenwich.
  const timeZone = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
  const changed = await request.patch('/api/auth/profile', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { timeZone },
  });
  expect(changed.ok()).toBe(true);
  const caller = { request, ...account };
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const { question, right } = makeSamples().truth;
    await makeAttempt(caller, { name, given: [{ question, answer: right }] });
  }
  const { truth, gap } = makeSamples();
  const questions = [truth.question, gap.question];
  const testId = await makeSavedTest(caller, { questions, name: 'Hippocampus' });
  const answers = [{ question: truth.question, answer: truth.right }];
  const attemptId = await leaveTest(caller, testId, answers);
  await openSignedIn(page, account, '/dashboard');
  const names = page.getByRole('table').locator('tbody tr td:first-child span:first-child');
  await expect(names).toHaveText(['Six', 'Five', 'Four', 'Three', 'Two']);
  const there = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(new Date());
  const days = page.getByRole('list', { name: 'The last seven days' }).getByRole('listitem');
  await expect(days.last()).toContainText(`${there}, today, studied`);
  await expect(page.getByRole('row', { name: /Today, \d\d:\d\d/ })).toHaveCount(5);

  await page.setViewportSize({ width: 320, height: 256 });
  const tile = page.getByRole('region', { name: 'Resume Hippocampus' });
  await expect(tile).toContainText('1 of 2 answered');
  expect(await measureOverflow(page)).toBe(0);
  await tile.getByRole('link', { name: 'Resume Hippocampus' }).click();
  await expect(page).toHaveURL(`/ai-tests/test?attempt=${attemptId}`);
});

async function namesByTab(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  while (names.length < count) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        const words = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
        return words.replace('SOONComing soon', '').trim();
      }),
    );
  }
  return names;
}
