import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { chooseCoveredPicture } from './choose-covered-picture.ts';
import { makeSet, threeCards } from './make-set.ts';

test('parts of a picture are covered by keys and by mouse, and their cards are studied by keyboard', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const setId = await makeSet({ request, ...account }, { cards: threeCards.slice(0, 1) });
  const watched = await watchPage(page);
  await openSignedIn(page, account, `/flashcards/set/${setId}`);
  await chooseCoveredPicture(page);

  await test.step('by keys', async () => {
    await expect(page.getByRole('button', { name: 'Cover a part' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(part(page, /^Part 1: 10% from the left, 10% from the top/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Root hair');
    await expect(
      part(page, /^Part 1, Root hair: 10% from the left, 11% from the top, 21% wide/),
    ).toBeVisible();
  });

  await test.step('by mouse', async () => {
    const ground = await board(page).locator('img').boundingBox();
    if (!ground) throw new Error('The picture is not to be seen.');
    const at = (x: number, y: number) =>
      [ground.x + ground.width * x, ground.y + ground.height * y] as const;
    await page.mouse.move(...at(0.5, 0.5));
    await page.mouse.down();
    await page.mouse.move(...at(0.7, 0.55));
    await page.mouse.move(...at(0.8, 0.6));
    await page.mouse.up();
    await expect(
      part(page, /^Part 2: 50% from the left, 50% from the top, 30% wide, 10% high/),
    ).toBeFocused();
    expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });

  await tabTo(page, page.getByRole('button', { name: 'Add 2 cards' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 cards added.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeFocused();

  await test.step('studied: what is asked for is hidden until the card is turned', async () => {
    await page.goto(`/flashcards/study/${setId}`);
    await expect(page.getByText('Studying 1 of 3 cards')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    expect(await covers(page)).toEqual(['asked', 'hidden']);
    await page.keyboard.press('Space');
    await expect(page.getByText('Root hair', { exact: true })).toBeVisible();
    expect(await covers(page)).toEqual(['shown', 'hidden']);
  });
  expect(await watched.problems()).toEqual([]);
});

const board = (page: Page) =>
  page.getByRole('group', { name: 'Parts of the picture: A root from the side' });
const part = (page: Page, name: RegExp) => board(page).getByRole('button', { name });

/** What is covered on the side that is up, part by part. */
async function covers(page: Page): Promise<(string | null)[]> {
  const shown = page.locator(':not([inert]) [data-cover]');
  await shown.first().waitFor();
  return shown.evaluateAll((all) =>
    all
      .filter((one) => one.closest('[inert]') === null)
      .map((one) => one.getAttribute('data-cover')),
  );
}
