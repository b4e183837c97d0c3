import { expect, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { watchPage } from '../watch-page.ts';
import { chooseCoveredPicture } from './choose-covered-picture.ts';
import { makeSet, threeCards } from './make-set.ts';

test('a finger covers a part of a picture, moves it and pulls at its corner', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const setId = await makeSet({ request, ...account }, { cards: threeCards });
  const watched = await watchPage(page);
  await openSignedIn(page, account, `/flashcards/set/${setId}`);
  await chooseCoveredPicture(page);
  const board = page.getByRole('group', { name: 'Parts of the picture: A root from the side' });
  const ground = board.locator('img');
  await ground.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
  const frame = await ground.boundingBox();
  if (!frame) throw new Error('The picture is not to be seen.');
  const at = (x: number, y: number) => ({
    x: frame.x + frame.width * x,
    y: frame.y + frame.height * y,
  });
  const session = await page.context().newCDPSession(page);
  const drag = async (...[from, to]: { x: number; y: number }[]) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: typeof from) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
  };

  const middle = at(0.5, 0.5);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect(
    board.getByRole('button', { name: /^Part 1: 40% .* 46% .* 20% wide, 8% high/ }),
  ).toBeVisible();
  await drag(middle, at(0.6, 0.7));
  await expect(
    board.getByRole('button', { name: /^Part 1: 50% .* 66% .* 20% wide, 8% high/ }),
  ).toBeVisible();
  await drag(at(0.7, 0.74), at(0.8, 0.84));
  await expect(
    board.getByRole('button', { name: /^Part 1: 50% .* 66% .* 30% wide, 18% high/ }),
  ).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  // After a touch that scrolls nothing Chromium's protocol swallows the next tap, on any page.
  await page.getByRole('heading', { name: 'Names' }).tap();
  await page.getByRole('button', { name: 'Add 1 card' }).tap();
  await expect(page.getByText('Card added.').first()).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});
