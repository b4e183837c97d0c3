import { expect, type Locator, type Page } from '@playwright/test';

/** A page of prose as a learner would paste it: nothing in it is sure, so it is marked. */
export const kidneyProse = `Each kidney holds about one million nephrons. A nephron begins with the glomerulus, a knot of capillaries inside Bowman’s capsule. Blood pressure pushes water, salts, glucose and urea through the filter. Together the two kidneys filter about 180 litres of fluid a day, and only 1 to 2 litres leave the body as urine. When blood pressure falls, the kidney itself releases renin.`;

/** Notes with a list of terms, which gives sure questions. */
export const cellTerms = `# Cell transport

Cells let some substances through their membrane and keep others out. The words below are those of the lecture, and each of them will be asked in the exam at the end of the term.

- Osmosis: water moves through a membrane to where more is dissolved
- Endocytosis: a cell takes in something large by folding its membrane around it
- Aquaporin: a protein channel for water
- Symport: two substances travel together in one direction`;

/** From the front page to the field, which has the keyboard. */
export async function goTry(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Or try it with your own notes' }).click();
  await expect(page).toHaveURL(/\/try$/);
  await expect(sheet(page)).toBeFocused();
}

export function sheet(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Paste a page of your notes' });
}

/** As the browser does it for the keys of a paste, in one step. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

export function questionAbout(page: Page, words: RegExp): Locator {
  return page.getByRole('article', { name: words });
}
