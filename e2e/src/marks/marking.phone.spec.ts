import { expect, type Page, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { openInput } from '../materials/input-step.ts';
import {
  askPanel,
  expectCards,
  findWords,
  mark,
  openDesk,
  proposal,
  questionCount,
  submitTest,
} from './mark-steps.ts';

test('ten marks are made by touch, and become a set of cards and a test that is taken', async ({
  page,
  request,
}) => {
  await openInput(page, request);
  await openDesk(page);
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
    await proposal(page, words).tap();
    await expect(mark(page, no + 1, words)).toBeVisible();
  }
  await hold(page, 'proximal tubule');
  await expect(askPanel(page)).toContainText('“proximal tubule”');
  await askPanel(page).getByRole('button', { name: 'Ask me this' }).tap();
  await expect(mark(page, 9, 'proximal tubule')).toBeVisible();
  await tapTwice(page, 'capillaries');
  await expect(askPanel(page)).toContainText('“capillaries”');
  await askPanel(page).getByRole('button', { name: 'Not this' }).tap();
  await expect(askPanel(page)).toHaveCount(0);
  await hold(page, 'renin');
  await askPanel(page).getByText('Typed answer', { exact: true }).tap();
  await askPanel(page).getByRole('button', { name: 'Ask me this' }).tap();
  await expect(questionCount(page, '10 marks give 10 questions')).toBeVisible();

  await test.step('the drawer shows the newest question, and all of them when it is opened', async () => {
    const drawer = page.getByRole('region', { name: 'Questions from your marks' });
    const shown = drawer.getByRole('listitem').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all questions' }).tap();
    await expect(shown).toHaveCount(10);
    await page.getByRole('button', { name: 'Show all questions' }).tap();
    expect(await measureOverflow(page)).toBe(0);
  });
  await page.getByRole('button', { name: 'Save as cards' }).tap();
  await expectCards(page, 10);
  await page.goBack();
  await page.getByRole('button', { name: 'Take this test' }).tap();
  await submitTest(page, 10, 'glomerulus');
});

async function tapTwice(page: Page, words: string): Promise<void> {
  const { from } = await findWords(page, words);
  await page.touchscreen.tap(from.x + 4, from.y);
  await page.touchscreen.tap(from.x + 4, from.y);
}

/** As a long press does it: the browser selects, and says so. */
async function hold(page: Page, words: string): Promise<void> {
  const { from } = await findWords(page, words);
  await page.touchscreen.tap(from.x, from.y);
  await page.getByRole('article').evaluate((article, wanted) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
  }, words);
}
