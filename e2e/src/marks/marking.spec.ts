import { expect, test } from '@playwright/test';
import { openInput } from '../materials/input-step.ts';
import { watchPage } from '../watch-page.ts';
import { kidney } from './kidney.ts';
import {
  askPanel,
  dragOver,
  expectCards,
  findWords,
  mark,
  openDesk,
  proposal,
  questionCount,
  submitTest,
} from './mark-steps.ts';

test('a pasted page becomes ten marks by mouse, a set of cards and a test that is taken', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await openDesk(page);
  await expect(
    page.getByRole('heading', { name: 'Mark what you want to remember.' }),
  ).toBeVisible();

  await test.step('proposals are taken by one press each', async () => {
    const proposed = [
      'glomerulus',
      '180 litres',
      'Aldosterone',
      'Osmosis',
      'Diffusion',
      'Filtration',
    ];
    for (const [no, words] of proposed.entries()) {
      await proposal(page, words).click();
      await expect(mark(page, no + 1, words)).toBeVisible();
    }
  });
  await test.step('words of one’s own by dragging and by two presses', async () => {
    await dragOver(page, 'proximal tubule');
    await askPanel(page)
      .getByRole('button', { name: /Ask me this/ })
      .click();
    await expect(mark(page, 7, 'proximal tubule')).toBeVisible();
    await dragOver(page, 'large amounts of dilute urine');
    await askPanel(page).getByText('Typed answer', { exact: true }).click();
    await askPanel(page)
      .getByRole('button', { name: /Ask me this/ })
      .click();
    await expect(page.getByText('A lack of ADH leads to …')).toBeVisible();
    const { from } = await findWords(page, 'renin');
    await page.mouse.dblclick(from.x + 4, from.y);
    await askPanel(page).getByText('Gap', { exact: true }).click();
    await askPanel(page)
      .getByRole('button', { name: /Ask me this/ })
      .click();
    await expect(mark(page, 9, 'renin')).toBeVisible();
  });
  await test.step('a removed mark is back by Undo, with a number of its own', async () => {
    await mark(page, 9, 'renin').click();
    await expect(mark(page, 9, 'renin')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo: renin' }).click();
    await expect(mark(page, 10, 'renin')).toBeVisible();
    await dragOver(page, 'capillaries');
    await page.keyboard.press('Enter');
    await expect(mark(page, 11, 'capillaries')).toBeVisible();
  });
  await expect(questionCount(page, '10 marks give 10 questions')).toBeVisible();
  await page.reload();
  await expect(questionCount(page, '10 marks give 10 questions')).toBeVisible();
  await expect(mark(page, 10, 'renin')).toBeVisible();

  await page.getByRole('button', { name: 'Save as cards' }).click();
  await expectCards(page, 10);
  await page.goBack();
  await page.getByRole('button', { name: 'Turn into matching' }).click();
  await expect(questionCount(page, '10 marks give 8 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Ask one by one' }).click();
  await page.getByRole('button', { name: 'Take this test' }).click();
  await submitTest(page, 10, 'glomerulus');
  await expect(page.getByText('10%').first()).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});

test('ten marks, a set of cards and a test are made by key presses alone', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  await openDesk(page);
  const { keyboard } = page;
  const text = page.getByRole('article');
  await text.focus();

  await test.step('proposals are taken on the way', async () => {
    const proposed = [
      'glomerulus',
      '180 litres',
      'Henle',
      'ADH',
      'Aldosterone',
      'Osmosis',
      'Diffusion',
      'Filtration',
    ];
    for (const [no, words] of proposed.entries()) {
      await keyboard.press('Tab');
      await expect(proposal(page, words)).toBeFocused();
      await keyboard.press('Enter');
      await expect(mark(page, no + 1, words)).toBeFocused();
    }
  });
  await test.step('words of one’s own by the arrows', async () => {
    await mark(page, 1, 'glomerulus').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Shift+ArrowRight');
    await expect(askPanel(page)).toHaveAccessibleName('Selected: knot of capillaries');
    await keyboard.press('Enter');
    await expect(mark(page, 9, 'knot of capillaries')).toBeVisible();
    await keyboard.press('ControlOrMeta+z');
    await expect(mark(page, 9, 'knot of capillaries')).toHaveCount(0);
    await expect(text).toBeFocused();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(mark(page, 10, 'Bowman’s')).toBeVisible();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('Shift+ArrowRight');
    await expect(askPanel(page)).toBeVisible();
    await keyboard.press('Escape');
    await expect(askPanel(page)).toHaveCount(0);
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Mark 11: / })).toBeVisible();
  });
  await expect(questionCount(page, '10 marks give 10 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Save as cards' }).focus();
  await keyboard.press('Enter');
  await expectCards(page, 10);
  await page.goBack();
  await page.getByRole('button', { name: 'Take this test' }).focus();
  await keyboard.press('Enter');
  await submitTest(page, 10, 'glomerulus');
});

test('marking cards from the wizard opens their set', async ({ page, request }) => {
  await openInput(page, request);
  await page.goto('/flashcards/create');
  await page.getByRole('radio', { name: 'Paste text' }).click();
  await page.getByLabel('Your text').fill(kidney);
  await page.getByRole('button', { name: 'Continue to Configuration' }).click();
  await page.getByRole('link', { name: 'Mark words' }).click();
  await page.getByRole('button', { name: 'Accept all 8' }).first().click();
  await expect(page.getByRole('button', { name: /^Mark 8: / })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configure your flashcards');
  await page.getByRole('link', { name: 'Mark words' }).click();
  await page.getByRole('button', { name: 'Save as cards' }).click();
  await expectCards(page, 8);
});
