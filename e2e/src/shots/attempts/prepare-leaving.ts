import type { Page } from '@playwright/test';
import { beginTest, makeAttempt, makeSavedTest } from '../../attempts/make-attempt.ts';
import { makeSamples } from '../../attempts/sample-test.ts';
import { tokenOf } from '../../sign-in.ts';

/** Two of Maya's tests as they are when she has left them in the middle. */
export async function leaveTwo(page: Page): Promise<void> {
  await page.route('**/api/tests?*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const tests = reply.tests.map((test: object, row: number) =>
      row === 0 || row === 2
        ? { ...test, openAttemptId: `0198c000-0000-7000-8000-00000000000${row}` }
        : test,
    );
    await route.fulfill({ response, json: { ...reply, tests } });
  });
  await page.reload();
  await page.getByText('Unfinished attempt').first().waitFor();
}

export async function openLeftMenu(page: Page): Promise<void> {
  await leaveTwo(page);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Discard attempt' }).hover();
}

export async function askToDiscard(page: Page): Promise<void> {
  await openLeftMenu(page);
  await page.getByRole('menuitem', { name: 'Discard attempt' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** A timed test that was left with something answered, as Today offers it. */
export async function leaveForToday(page: Page): Promise<void> {
  const caller = { request: page.request, token: tokenOf('free') };
  const questions = [makeSamples().choice.question, makeSamples().truth.question];
  const config = { enableTimer: true, timerDuration: 30 };
  const testId = await makeSavedTest(caller, { questions, config });
  const attemptId = await beginTest(caller, testId, 600_000);
  await page.goto(`/ai-tests/test?attempt=${attemptId}`);
  await page.getByRole('radio', { name: /^B / }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Leave Test' }).click();
  await page.getByRole('link', { name: /^Resume / }).waitFor();
}

export async function earnAPart(page: Page): Promise<void> {
  const { choice, truth, several, matching } = makeSamples();
  const [more, another] = [makeSamples(), makeSamples()];
  const { attemptId } = await makeAttempt(
    { request: page.request, token: tokenOf('premium') },
    {
      given: [
        { question: choice.question, answer: choice.right },
        { question: truth.question, answer: truth.right },
        { question: several.question, answer: ['a'] },
        { question: matching.question, answer: { l1: 'r2', l2: 'r3' } },
        { question: more.several.question, answer: ['a', 'b', 'c'] },
        { question: more.matching.question, answer: { l1: 'r2', l2: 'r1', l3: 'r3' } },
        { question: another.choice.question, answer: choice.wrong },
      ],
    },
  );
  await page.goto(`/view-results/${attemptId}`);
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByText('2 of 3 pairs right: 0.67 of 1 point').waitFor();
}

export async function tryAPart(page: Page): Promise<void> {
  const caller = { request: page.request, token: tokenOf('premium') };
  // Neither can be guessed, so the first one is asked.
  const { several, matching } = makeSamples();
  const config = { preset: 'endless', isEndlessMode: true } as const;
  const endless = { ...config, typeCounts: {}, formattedQuestionTypes: [] };
  const questions = [several.question, matching.question];
  const testId = await makeSavedTest(caller, { questions, config: endless });
  await page.goto(`/ai-tests/test?attempt=${await beginTest(caller, testId)}`);
  await page.getByRole('checkbox', { name: 'Glutamate' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText(/^Partly right/).waitFor();
}
