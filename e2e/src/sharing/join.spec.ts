import { expect, type Page, test } from '@playwright/test';
import { fromOwnNetwork } from '../make-account.ts';
import { openPage } from '../open-page.ts';
import { tokenOf } from '../sign-in.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { shareATest } from './share-a-test.ts';

const codeField = (page: Page) => page.getByLabel('Code, 6 letters and digits');

test('a visitor comes from the landing page by its code to the first question of a test, by keyboard alone', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  await openPage(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Join a test' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/join');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code.toLowerCase());
  await expect(codeField(page)).toHaveValue(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/test/${code}`);
  await tabTo(page, page.getByLabel('Your name (optional)'));
  await page.keyboard.type('Lily Shaw');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await watched.problems()).toEqual([]);
});

test('a link is pasted in place of a code that was wrong, and the caret stays where a letter is mended', async ({
  page,
  request,
}) => {
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setExtraHTTPHeaders(fromOwnNetwork());
  await openPage(page, '/join');
  await codeField(page).fill('zzzzz9');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('No test has this code. Check each letter.')).toBeVisible();
  await expect(codeField(page)).toHaveValue('ZZZ ZZ9');
  await expect(codeField(page)).toBeFocused();

  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'k']) {
    await page.keyboard.press(key);
  }
  await expect(codeField(page)).toHaveValue('ZZK ZZ9');
  await page.keyboard.press('Delete');
  await expect(codeField(page)).toHaveValue('ZZK Z9');

  await page.evaluate((link) => navigator.clipboard.writeText(link), `${page.url()}/${code}`);
  await page.keyboard.press('Control+V');
  await expect(codeField(page)).toHaveValue(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/test/${code}`);
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
});

test('a code of the address is typed already, a test that has ended is called that, and without a network the page says so', async ({
  page,
}) => {
  await page.route('**/api/shared-tests/ZZZZZ8', (route) =>
    route.fulfill({ status: 410, json: {} }),
  );
  await openPage(page, '/join/zzzzz8');
  await expect(codeField(page)).toHaveValue('ZZZ ZZ8');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This test has ended. Its code no longer works.')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText('You are offline. Connect to the internet and try again.'),
  ).toBeVisible();
  await expect(codeField(page)).toHaveValue('ZZZ ZZ8');
});

test('after too many misses in a network a box is ticked, and the test opens', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  const { code } = await shareATest({ request, token: tokenOf('premium') });
  const headers = fromOwnNetwork();
  for (const sign of 'ABCDEFGHJK') {
    const missed = await request.get(`/api/shared-tests/ZZZZZ${sign}`, { headers });
    expect(missed.status()).toBe(404);
  }
  await page.setExtraHTTPHeaders(headers);
  await openPage(page, '/join');
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'One quick check' })).toBeFocused();
  await page.getByRole('checkbox').click();
  await expect(page).toHaveURL(`/test/${code}`);
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  expect((await watched.problems()).filter((problem) => !problem.includes('400'))).toEqual([]);
});

test('what was typed before the page had its code is there when it has', async ({ page }) => {
  const codeMayCome = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await codeMayCome.promise;
    await route.continue();
  });
  await page.goto('/join', { waitUntil: 'commit' });
  await codeField(page).pressSequentially('tk4n9');
  codeMayCome.resolve();
  await expect(codeField(page)).toHaveValue('TK4 N9');
  await page.keyboard.type('p');
  await expect(codeField(page)).toHaveValue('TK4 N9P');
  await expect(page.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
});
