import { expect, type Page, test } from '@playwright/test';
import { makeSavedTest } from '../attempts/make-attempt.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import { makePlantQuestions } from './plant-test.ts';

test('questions are put in order by a finger, and by taps alone', async ({ page, request }) => {
  const account = await makeAccount(request);
  const questions = await makePlantQuestions(page, account.token);
  const testId = await makeSavedTest({ request, ...account }, { questions });
  const watched = await watchPage(page);
  await openSignedIn(page, account, `/results/${testId}`);
  await page.getByRole('button', { name: 'Edit questions' }).tap();
  const stems = page.getByRole('list', { name: 'Questions' }).getByRole('heading');
  const first = page.getByRole('button', { name: 'Move question 1', exact: true });

  await first.tap();
  await page.getByRole('button', { name: 'Move question 1 down' }).tap();
  await page.getByRole('button', { name: 'Move question 1 down' }).tap();
  const byTaps = page.waitForResponse((response) => response.url().endsWith('/position'));
  await page.getByRole('button', { name: 'Move question 1', exact: true, pressed: true }).tap();
  expect((await byTaps).ok()).toBe(true);
  await expect(stems.nth(2)).toContainText('Which part of the root');

  await first.evaluate((grip) => grip.scrollIntoView({ block: 'center' }));
  const byFinger = page.waitForResponse((response) => response.url().endsWith('/position'));
  await dragByFinger(page, 'Move question 1', 'Move question 2');
  expect((await byFinger).ok()).toBe(true);
  await expect(stems.nth(1)).toContainText('Water moves');
  expect(await measureOverflow(page)).toBe(0);
  expect(await watched.problems()).toEqual([]);
});

/** From one handle to a little below another. */
async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = await Promise.all(
    [from, to].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  if (!start || !end) throw new Error('What is dragged is not to be seen.');
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  await touch('touchMove', y + 20);
  await touch('touchMove', end.y + 140);
  const target = page.getByRole('list', { name: 'Questions' }).locator('> li').nth(1);
  await expect(target).toHaveAttribute('data-drop', 'after');
  await touch('touchEnd');
}
