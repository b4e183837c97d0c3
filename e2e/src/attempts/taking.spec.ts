import { expect, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { askAs, beginTest, makeSavedTest } from './make-attempt.ts';
import { chooseMatch, press } from './runner-steps.ts';
import { makeSamples } from './sample-test.ts';

const premium = () => ({ email: '', token: tokenOf('premium') });

test('all six types are answered with the mouse, and gaps are asked about', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { token } = premium();
  const { choice, truth, several, matching, gap, short } = makeSamples();
  const questions = [choice, truth, several, matching, gap, short].map((one) => one.question);
  const config = { preset: 'quiz', showStudyMaterial: true, lockScreen: true } as const;
  const testId = await makeSavedTest({ request, token }, { questions, config });
  await openSignedIn(page, premium(), `/ai-tests/test?test=${testId}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz Assessment');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await press(page, 'Get Hint');
  const hint = page.getByRole('article').getByRole('status');
  await expect(hint).toHaveText(/\S/);
  await expect(hint).not.toHaveText('Looking for a hint...');
  await page.getByRole('radio', { name: /^B / }).click();
  await press(page, 'Next');
  await page.getByRole('radio', { name: /False/ }).click();
  await press(page, 'Next');
  await page.getByRole('checkbox', { name: 'Glutamate' }).click();
  await page.getByRole('checkbox', { name: 'Depolarisation' }).click();
  await press(page, 'Next');
  await chooseMatch(page, 'Richard Semon', 'Coined the word engram');
  await chooseMatch(page, 'Donald Hebb', 'Proposed cell assemblies');
  await chooseMatch(page, 'Bliss and Lømo', 'Described long-term potentiation in 1973');
  await press(page, 'Next');
  await page.getByRole('textbox', { name: 'Blank' }).fill('magnesium');
  await press(page, 'Next');
  await press(page, 'Submit Test');
  const dialog = page.getByRole('alertdialog', { name: 'Unanswered Questions' });
  await expect(dialog).toContainText('You have 1 unanswered question. Submit anyway?');
  await press(page, 'Cancel');

  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByRole('alertdialog', { name: 'Tab Switch Detected' })).toBeVisible();
  await press(page, 'Continue Test');
  await page.getByRole('textbox').fill('Calcium');
  await press(page, 'Submit Test');
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('100%').first()).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('a test in the vertical layout is taken by key presses alone, at 400 % zoom too', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { token } = premium();
  const { choice, truth, several, short } = makeSamples();
  const questions = [choice, truth, several, short].map((one) => one.question);
  const testId = await makeSavedTest(
    { request, token },
    { questions, config: { testLayout: 'vertical', showStudyMaterial: true } },
  );
  await openSignedIn(page, premium(), `/ai-tests/test?test=${testId}`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const { keyboard } = page;
  await keyboard.press('g');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: choice.question.text })).toBeFocused();
  await keyboard.press('b');
  await keyboard.press('Enter');
  await keyboard.press('f');
  await keyboard.press('ArrowRight');
  await keyboard.press('1');
  await keyboard.press('3');
  await keyboard.press('Enter');
  await keyboard.type('Calcium');
  await expect(page.getByText('4 of 4 answered').last()).toBeVisible();
  await page.getByRole('button', { name: 'Submit Test' }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('100%').first()).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('the timer ends a test by itself, also one that is opened too late', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  const questions = [makeSamples().choice.question, makeSamples().truth.question];
  const config = { enableTimer: true, timerDuration: 1 };
  const testId = await makeSavedTest(caller, { questions, config });
  const late = await beginTest(caller, testId, 61_000);
  await page.clock.install();
  await openSignedIn(page, account, `/ai-tests/test?attempt=${late}`);
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('Time ran out, so we submitted what you had.').first()).toBeVisible();

  const soon = await beginTest(caller, testId);
  await page.goto(`/ai-tests/test?attempt=${soon}`);
  await page.getByRole('radio', { name: /^B / }).click();
  await expect(page.getByRole('timer')).toHaveText(/^00:[1-5]\d$/);
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText('50%').first()).toBeVisible();
  // The results do not wait for the server.
  await expect
    .poll(() => askAs(caller)(`/tests/${testId}/attempts`))
    .toMatchObject({
      attempts: [
        { id: soon, score: 50 },
        { id: late, timeTakenSeconds: 60 },
      ],
    });
});

test('leaving asks first, also by the Back button of the browser, and keeps the attempt [RUN-30] [RUN-33]', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const account = await makeAccount(request);
  const questions = [makeSamples().choice.question, makeSamples().truth.question];
  const testId = await makeSavedTest({ request, token: account.token }, { questions });
  await openSignedIn(page, account, '/tests');
  await page.getByRole('link', { name: 'Take Test Memory and plasticity' }).click();
  await expect(page).toHaveURL(/attempt=/);
  const { href } = new URL(page.url());
  await page.getByRole('radio', { name: /^B / }).click();
  await press(page, 'Get Hint PRO');
  await expect(
    page.getByText('Get Hint is a premium feature. Upgrade to access hints!'),
  ).toBeVisible();

  const dialog = page.getByRole('alertdialog', { name: 'Leave Test?' });
  await press(page, 'Back');
  await expect(dialog).toBeVisible();
  await press(page, 'Cancel');
  await expect(dialog).toBeHidden();

  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(href);
  await press(page, 'Cancel');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('radio', { name: /^B / })).toBeChecked();

  await page.goBack();
  await press(page, 'Leave Test');
  await expect(page).toHaveURL(/\/dashboard$/);
  const ask = askAs({ request, token: account.token });
  await expect
    .poll(() => ask('/open-attempt'))
    .toMatchObject({
      attempt: { testId, answers: [{ answer: 'b' }], pausedAt: expect.any(String) },
    });
  expect(await ask(`/tests/${testId}/attempts`)).toMatchObject({ attempts: [] });
  // What was left is not what Back leads to.
  await page.goBack();
  await expect(page).toHaveURL(/\/tests$/);
  expect(await watched.problems()).toEqual([]);
});
