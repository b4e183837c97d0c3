import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeSavedTest } from '../attempts/make-attempt.ts';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet, threeCards } from '../flashcards/make-set.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { makePicture, makePlantQuestions } from './plant-test.ts';

test('the questions of a test are put in order, written with formulas and pictures, deleted and brought back', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const questions = await makePlantQuestions(page, account.token);
  const testId = await makeSavedTest({ request, ...account }, { questions });
  const watched = await watchPage(page);
  await openSignedIn(page, account, `/results/${testId}`);
  await page.getByRole('button', { name: 'Edit questions' }).click();
  await expect(page.getByRole('heading', { name: 'Review your questions' })).toBeFocused();
  await expect(rows(page)).toHaveCount(5);

  await test.step('by drag, past the end of the window', async () => {
    await page.setViewportSize({ width: 1280, height: 480 });
    const scrolled = await dragBelow(page, grip(page, 1), rows(page).nth(2));
    expect(scrolled).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(stem(page, 2)).toContainText('Which part of the root');
    await page.reload();
    await page.getByRole('button', { name: 'Edit questions' }).click();
    await expect(stem(page, 2)).toContainText('Which part of the root');
    await expect(stem(page, 0)).toContainText('Water moves');
  });

  await test.step('by keys alone', async () => {
    await tabTo(page, grip(page, 3));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(stem(page, 0)).toContainText('Which part of the root');
    expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
    const moved = page.waitForResponse((response) => response.url().endsWith('/position'));
    await page.keyboard.press('Space');
    expect((await moved).ok()).toBe(true);
    await expect(grip(page, 1)).toBeFocused();
  });

  await test.step('a formula by keys, a picture, and what it is worth', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Edit question 2', exact: true }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Editing question 2' });
    await expect(form.getByLabel('Question', { exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' It is ');
    await tabTo(page, form.getByRole('button', { name: 'Formula', exact: true }));
    await page.keyboard.press('Enter');
    await page.keyboard.type(String.raw`\psi_1 > \psi_2`);
    await expect(form.locator('math').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Question', { exact: true })).toHaveValue(
      String.raw`Water moves into the root hair by osmosis. It is $\psi_1 > \psi_2$`,
    );
    await form.getByRole('button', { name: 'Picture', exact: true }).click();
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'root.png', mimeType: 'image/png', buffer: await makePicture(page) });
    await form.getByLabel('What does it show?').fill('A root from the side');
    await form.getByRole('button', { name: 'Add picture' }).click();
    await expect(form.getByLabel('Question', { exact: true })).toHaveValue(
      /!\[A root from the side\]/,
    );
    await form.getByRole('button', { name: 'More points' }).click();
    expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
    await form.getByRole('button', { name: 'Save and check again' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByLabel('Points of question 2')).toHaveValue('2');
  });

  await test.step('deleted, and brought back to its place', async () => {
    await page.getByRole('button', { name: 'Delete question 4' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(rows(page)).toHaveCount(4);
    expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(stem(page, 3)).toContainText('Roots also hold');
  });

  await test.step('an own question of another kind', async () => {
    await page.getByRole('button', { name: 'Add your own question' }).click();
    const form = page.getByRole('form', { name: 'New question' });
    await form.getByLabel('Kind of question').selectOption('short-answer');
    await form.getByLabel('Question', { exact: true }).fill('Which tissue carries sugar?');
    await form.getByLabel('Answer', { exact: true }).fill('phloem');
    await form
      .getByLabel('Explanation, shown with the answer', { exact: true })
      .fill('It carries sap down.');
    await form.getByRole('button', { name: 'Add to test' }).click();
    await expect(rows(page)).toHaveCount(6);
    await expect(stem(page, 5)).toContainText('Which tissue carries sugar?');
  });

  await test.step('in a window of 320, with a form open', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Edit question 1', exact: true }).click();
    await page.getByRole('button', { name: 'Formula', exact: true }).click();
    expect(await measureOverflow(page)).toBe(0);
  });
  expect(await watched.problems()).toEqual([]);
});

test('the cards of a set are put in order by drag and by keys, written with formulas and brought back', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const id = await makeSet({ request, ...account }, { cards: threeCards });
  const watched = await watchPage(page);
  await openSignedIn(page, account, `/flashcards/set/${id}`);
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Change order' }).click();
  await dragBelow(page, page.getByRole('button', { name: 'Move card 1' }), cards.nth(2));
  await expect(cards.nth(2)).toContainText('Engram');
  await tabTo(page, page.getByRole('button', { name: 'Move card 2' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.keyboard.press('Space');
  await expect(cards.nth(0)).toContainText('Hippocampus');
  await expect(page.getByRole('button', { name: 'Move card 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Change order' }).click();

  await page.getByRole('button', { name: 'Edit card 2' }).click();
  await page.getByLabel('Back', { exact: true }).fill('As $e^{-t}$.');
  await expect(page.locator('math').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Edit card 2' }).click();
  await expect(page.getByLabel('Back', { exact: true })).toHaveValue('As $e^{-t}$.');
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete card 3' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(2)).toContainText('Engram');
  await page.reload();
  await expect(cards.nth(0)).toContainText('Hippocampus');
  expect(await watched.problems()).toEqual([]);
});

function rows(page: Page): Locator {
  const list = page.getByRole('list', { name: 'Questions' });
  return list.locator(':scope > li', { has: page.getByRole('heading') });
}

function stem(page: Page, place: number): Locator {
  return rows(page).nth(place).getByRole('heading');
}

function grip(page: Page, number: number): Locator {
  return page.getByRole('button', { name: `Move question ${number}`, exact: true });
}

/** With the button held, into the lower part of a row; by how much the page scrolled on the way. */
async function dragBelow(page: Page, handle: Locator, row: Locator): Promise<number> {
  await handle.scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  const from = await boxOf(handle);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 12);
  // The page scrolls while the row is held near its end, and what is below the pointer goes on changing.
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const { height } = page.viewportSize() ?? { height: 800 };
      const to = await boxOf(row);
      const y = to.y + to.height * 0.8;
      await page.mouse.move(from.x + from.width / 2, Math.min(y, height - 20));
      const isStill = to.y === last;
      last = to.y;
      return isStill && y < height - 20;
    })
    .toBe(true);
  await expect(row).toHaveAttribute('data-drop', 'after');
  const scrolled = (await scrollOf(page)) - before;
  const moved = page.waitForResponse((response) => response.url().endsWith('/position'));
  await page.mouse.up();
  expect((await moved).ok()).toBe(true);
  return scrolled;
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is dragged is not to be seen.');
  return box;
}
