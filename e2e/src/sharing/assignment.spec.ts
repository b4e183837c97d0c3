import { type Browser, expect, type Page, test } from '@playwright/test';
import { makeSavedTest } from '../attempts/make-attempt.ts';
import { openSignedIn } from '../make-account.ts';
import { tokenOf } from '../sign-in.ts';
import { watchPage } from '../watch-page.ts';
import { readQrCode } from './read-qr-code.ts';
import { makeThree } from './share-a-test.ts';

/** Another person with another device. */
async function openPhone(browser: Browser, link: string, name: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByLabel('First and last name').fill(name);
  await phone.getByRole('button', { name: 'Next' }).tap();
  await expect(phone.getByText('If the page closes, come back: your answers stay.')).toBeVisible();
  await phone.getByRole('button', { name: 'Start' }).tap();
  await expect(phone.getByText('Question 1 of 3')).toBeVisible();
  return phone;
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

test('a teacher gives a test, two phones take it through a reload and a lost network, closing takes in the rest, and the answers come and go', async ({
  page,
  browser,
  request,
}) => {
  const watched = await watchPage(page);
  const token = tokenOf('premium');
  const name = `Plants ${Date.now()}`;
  const testId = await makeSavedTest({ request, token }, { questions: makeThree(), name });

  await openSignedIn(page, { email: '', token }, `/results/${testId}`);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Give it to a class' }).click();
  await page.getByRole('switch', { name: 'Shuffle questions' }).click();
  await page.getByRole('switch', { name: 'Shuffle options' }).click();
  await expect(page.getByText('Everyone gets the same order.')).toBeVisible();
  await page.getByRole('button', { name: 'Give the test' }).click();
  const square = page.getByRole('img', { name: /^QR code of/ });
  await expect(square).toBeVisible();
  const link = (await readQrCode(square)) ?? '';
  expect(link).toMatch(/\/test\/[A-HJ-NP-Z2-9]{6}$/);
  await page.getByRole('link', { name: 'Watch it live' }).click();
  await expect(page.getByText('No one has started yet')).toBeVisible();

  const lily = await openPhone(browser, link, 'Lily Shaw');
  const bodies: string[] = [];
  lily.on('response', async (response) => {
    if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''));
  });
  await lily.getByRole('radio', { name: /^B / }).tap();
  await lily.reload();
  await expect(lily.getByRole('button', { name: 'Question 1, answered' }).first()).toBeVisible();

  const ben = await openPhone(browser, link, 'Ben Castell');
  await ben.getByRole('radio', { name: /^B / }).tap();
  await test.step('what is answered without a network arrives when it is back', async () => {
    await ben.context().setOffline(true);
    await goOn(ben);
    await ben.getByRole('radio', { name: /False/ }).tap();
    await expect(ben.getByText(/^You seem to be offline/)).toBeVisible();
    await ben.context().setOffline(false);
    await expect(ben.getByText(/^You seem to be offline/)).toBeHidden();
    const bar = page.getByRole('progressbar', { name: 'Answered by Ben Castell' });
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 3');
  });

  await test.step('the one who hands in sees no score before the test closes', async () => {
    await lily
      .getByRole('button', { name: /^Question 2/ })
      .first()
      .tap();
    await lily.getByRole('radio', { name: /False/ }).tap();
    await goOn(lily);
    await lily.getByRole('textbox', { name: 'Blank' }).fill('magnesium');
    await lily.getByRole('button', { name: 'Submit Test' }).tap();
    await expect(lily.getByRole('heading', { name: 'Handed in, Lily' })).toBeVisible();
    await expect(lily.getByText(/^3 of 3 answered/)).toBeVisible();
    await expect(lily.getByText(/your score waits too/)).toBeVisible();
    expect(bodies.join('')).toContain('coincidence detector');
    expect(bodies.join('')).not.toContain('correctAnswer');
  });

  await test.step('closing takes in what the other one has, and opens the answers', async () => {
    await expect(page.getByRole('heading', { name: 'Done, 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Close now' }).click();
    await expect(page.getByRole('dialog', { name: '1 person is still answering' })).toBeVisible();
    await page.getByRole('radio', { name: /Collect their answers/ }).click();
    await page.getByRole('button', { name: 'Collect their answers' }).click();
    await expect(
      ben.getByText(
        'Time ended before you handed in. What was saved by then counts: 2 of 3 answered.',
      ),
    ).toBeVisible();
    await lily.getByRole('button', { name: 'See answers' }).tap();
    await expect(lily.getByText('3 of 3 correct')).toBeVisible();
    await lily.reload();
    await expect(lily.getByText('3 of 3 correct')).toBeVisible();
  });

  await test.step('the report has them both, with every answer', async () => {
    await page.getByRole('link', { name: 'See the report' }).click();
    await expect(page.getByRole('rowheader', { name: /^Lily Shaw/ })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /^Ben Castell.* Right Right No answer$/ }),
    ).toBeVisible();
  });

  await test.step('reopening hides score and answers again', async () => {
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(
      page.getByText(/^2 people can see their scores and the answers now/),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText(/^The test is open until/).first()).toBeVisible();
    await lily.reload();
    await expect(
      lily.getByText('The answers are hidden again until the test closes.'),
    ).toBeVisible();
    await expect(lily.getByText('3 of 3 correct')).toBeHidden();
  });

  expect(await watched.problems()).toEqual([]);
  await lily.context().close();
  await ben.context().close();
});
