import { expect, test } from '@playwright/test';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { makeSavedTest } from './make-attempt.ts';
import { makeSamples } from './sample-test.ts';

test('on a phone My tests says in whole how the tests are sorted', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { choice, truth, gap } = makeSamples();
  const questions = [choice, truth, gap].map(({ question }) => question);
  await makeSavedTest({ request, token: account.token }, { questions });
  await openSignedIn(page, account, '/tests');
  const order = page.getByRole('combobox', { name: 'Sort' });
  await expect(order).toBeVisible();
  const [given, needed] = await order.evaluate((select) => {
    const whole = select.cloneNode(true);
    if (!(whole instanceof HTMLElement)) throw new Error('It is no element.');
    whole.style.width = 'max-content';
    select.after(whole);
    const widths = [select, whole].map((each) => each.getBoundingClientRect().width);
    whole.remove();
    return widths;
  });
  expect(given).toBeGreaterThanOrEqual(needed ?? Infinity);
});
