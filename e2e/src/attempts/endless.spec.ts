import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, test } from '@playwright/test';
import { whenMade } from '../creation/creation-steps.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';
import {
  answerByKey,
  goOnByKey,
  heading,
  letterOf,
  openEndless,
  readQuestion,
  wordsOf,
} from './endless-steps.ts';
import { askAs, makeSavedTest } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('[RES-62] an endless test is made and taken by key presses alone, over a reload, to results of its own', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await openEndless(page, request);
  const incorrect = page.getByText(/^Incorrect\. The correct answer is: /);

  await test.step('a reload goes on at the same question, with what was tried', async () => {
    const question = await readQuestion(page);
    await page.keyboard.press(letterOf(question, false));
    await expect(incorrect).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText(wordsOf(question));
    await expect(incorrect).toBeVisible();
    await expect(page.getByRole('radio', { disabled: true })).toHaveCount(1);
  });

  await test.step('it fits a window of 320 x 256, as with 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await answerByKey(page);
    expect(await measureOverflow(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Next Question' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await goOnByKey(page, 2);
  await answerByKey(page);
  await tabTo(page, page.getByRole('button', { name: 'End Test' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endless Practice Results');
  await expect(page.getByRole('main')).toContainText('50%');
  await expect(page.getByText('2 attempts')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practice Again' })).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('[END-12] [BLIM-18] the next questions of an endless test come from the server, and without a network from this device, which sends them when it is back', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const caller = { request, token: account.token };
  const questions = [makeSamples().choice.question];
  const config = { preset: 'endless', isEndlessMode: true } as const;
  const furtherText = `\n\n${tables.text}`;
  const testId = await makeSavedTest(caller, { questions, config, furtherText });
  let asked = 0;
  // The server makes one batch and no second one.
  await page.route('**/api/tests/*/more-questions', (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : route.abort();
  });
  const making = page.waitForResponse('**/api/tests/*/more-questions', whenMade);
  await openSignedIn(page, account, `/ai-tests/test?test=${testId}`);
  await expect(page).toHaveURL(/attempt=/);
  const attemptId = new URL(page.url()).searchParams.get('attempt');
  await waitForCode(page, 'results-screen', 'built-in-worker');
  const { added }: { added: string[] } = await (await making).json();
  expect(added).toHaveLength(10);

  await context.setOffline(true);
  const seen: string[] = [];
  for (let number = 1; number <= 11; number += 1) {
    seen.push((await readQuestion(page)).id);
    await answerByKey(page);
    await goOnByKey(page, number + 1);
  }
  expect(seen.slice(1)).toEqual(added);
  const { id, madeBy } = await readQuestion(page);
  expect(seen).not.toContain(id);
  expect(madeBy).toBe('built-in');
  await answerByKey(page);
  await page.getByRole('button', { name: 'End Test' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endless Practice Results');
  await context.setOffline(false);
  await expect
    .poll(() => askAs(caller)(`/attempts/${attemptId}`))
    .toMatchObject({ attempt: { results: { totalQuestions: 12 } } });
});
