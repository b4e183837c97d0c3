import { expect, test } from '@playwright/test';
import { expectSoundPage, measureOverflow } from '../expect-sound-page.ts';
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

test('[END-12] [BLIM-18] 26 questions by key presses alone, over two refills, and the results', async ({
  page,
  request,
}) => {
  test.slow();
  const watched = await watchPage(page);
  await openEndless(page, request);
  await expectSoundPage(page, watched);
  await answerByKey(page, false);
  await expectSoundPage(page, watched);
  await goOnByKey(page, 2);
  const seen = [await heading(page).innerText()];
  for (let number = 2; number <= 25; number += 1) {
    await answerByKey(page);
    await goOnByKey(page, number + 1);
    seen.push(await heading(page).innerText());
  }
  // No question came twice, so more were really made.
  expect(new Set(seen).size).toBe(25);
  await answerByKey(page);
  await expect(page.getByText('Questions 21 to 30')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'End Test' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByRole('main')).toContainText('96%');
  await expectSoundPage(page, watched);
});

test('a reload goes on at the same question, with what was tried', async ({ page, request }) => {
  test.slow();
  await openEndless(page, request);
  await answerByKey(page);
  await goOnByKey(page, 2);
  const question = await readQuestion(page);
  await page.keyboard.press(letterOf(question, false));
  await expect(page.getByText(/^Incorrect\. The correct answer is: /)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(heading(page)).toHaveText(wordsOf(question));
  await expect(page.getByText(/^Incorrect\. The correct answer is: /)).toBeVisible();
  await expect(page.getByRole('radio', { disabled: true })).toHaveCount(1);
});

test('without a network more is made on this device, and sent when it is back', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const { token } = await openEndless(page, request);
  await answerByKey(page);
  const attemptId = new URL(page.url()).searchParams.get('attempt');
  await waitForCode(page, 'results-screen', 'built-in-worker');
  await context.setOffline(true);
  await goOnByKey(page, 2);
  // The first 20 came with the network.
  for (let number = 2; number <= 21; number += 1) {
    await answerByKey(page);
    await goOnByKey(page, number + 1);
  }
  const asked = await readQuestion(page);
  expect(asked.madeBy).toBe('built-in');
  await page.getByRole('button', { name: 'End Test' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endless Practice Results');
  await context.setOffline(false);
  await expect
    .poll(
      async () => {
        const reply = await request.get(`/api/attempts/${attemptId}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return (await reply.json()).attempt?.results?.totalQuestions;
      },
      { timeout: 60_000 },
    )
    .toBe(21);
});

test('it fits a window of 320 x 256, as with 400 % zoom', async ({ page, request }) => {
  test.slow();
  await openEndless(page, request);
  await page.setViewportSize({ width: 320, height: 256 });
  await answerByKey(page, false);
  expect(await measureOverflow(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeInViewport();
});
