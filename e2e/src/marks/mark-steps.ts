import { expect, type Locator, type Page } from '@playwright/test';
import { continueToConfig, writeText } from '../materials/input-step.ts';
import { kidney } from './kidney.ts';

/** From the step Input to the desk, with a pasted page. */
export async function openDesk(page: Page, text = kidney): Promise<void> {
  await writeText(page, text);
  await continueToConfig(page);
  await page.getByRole('link', { name: 'Mark words' }).click();
  await expect(page).toHaveURL(/\/ai-tests\/mark$/);
  await expect(page.getByRole('article')).toBeVisible();
}

/** Words that are proposed. */
export function proposal(page: Page, words: string): Locator {
  return page.getByRole('button', { name: `Propose: ${words}`, exact: true });
}

/** Marked words; the server has given them a number. */
export function mark(page: Page, number: number, words: string): Locator {
  return page.getByRole('button', { name: `Mark ${number}: ${words}. Remove`, exact: true });
}

/** Where words of the text are in the window, from the first letter to the last. */
export async function findWords(page: Page, words: string) {
  const texts = page.locator('[data-marked-text]');
  return texts.evaluate((article, wanted) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      node.parentElement?.scrollIntoView({ block: 'center' });
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const lines = Array.from(range.getClientRects());
      const [first, last] = [lines[0], lines.at(-1)];
      if (!first || !last) continue;
      const middle = (line: DOMRect) => line.top + line.height / 2;
      return {
        from: { x: first.left + 1, y: middle(first) },
        to: { x: last.right - 1, y: middle(last) },
      };
    }
    throw new Error(`The text does not show "${wanted}" in one piece.`);
  }, words);
}

export async function dragOver(page: Page, words: string): Promise<void> {
  const { from, to } = await findWords(page, words);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(askPanel(page)).toBeVisible();
}

export function askPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Selected: / });
}

export function questionCount(page: Page, count: string): Locator {
  return page
    .getByRole('region', { name: 'Questions from your marks' })
    .getByRole('heading', { name: count });
}

/** The page of a set of cards, and the way back to the desk. */
export async function expectCards(page: Page, count: number): Promise<void> {
  await expect(page).toHaveURL(/\/flashcards\/set\/[\da-f-]{36}$/);
  await expect(page.getByText(`All ${count}`, { exact: true })).toBeVisible();
}

/** Hands in the test of the desk, with its first gap filled in. */
export async function submitTest(page: Page, count: number, answer: string): Promise<void> {
  await expect(page).toHaveURL(/\/ai-tests\/test\?attempt=[\da-f-]{36}$/);
  await page.getByRole('textbox', { name: 'Blank' }).fill(answer);
  for (let number = 1; number < count; number += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('button', { name: 'Submit Anyway' }).click();
  await expect(page).toHaveURL(/\/test-results$/);
}
