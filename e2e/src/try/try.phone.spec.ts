import { expect, test } from '@playwright/test';
import { proposal } from '../marks/mark-steps.ts';
import { cellTerms, kidneyProse, questionAbout, sheet } from './try-steps.ts';

test('on a touch screen the help speaks of fingers', async ({ page }) => {
  await page.goto('/try');
  await sheet(page).fill(kidneyProse);
  await page.getByRole('button', { name: 'Make questions' }).tap();
  await expect(page.getByText(/^Tap a dotted word\./)).toBeVisible();
  await expect(page.getByText('or tap it twice.')).toBeVisible();
  await expect(page.getByText(/^Press a dotted word/)).toBeHidden();
  await expect(page.getByText('or press it twice.')).toBeHidden();
});

test('on a phone the bar leads to what is not answered yet, and then to the score', async ({
  page,
}) => {
  await page.goto('/try');
  await sheet(page).fill(cellTerms);
  await page.getByRole('button', { name: 'Make questions' }).tap();
  await expect(page.getByRole('heading', { name: 'Ready questions' })).toBeVisible();
  await proposal(page, 'Osmosis').tap();
  const bar = page.getByRole('button', { name: 'Answer them' });
  for (const [about, words] of [
    [/described as “water moves/, 'Osmosis'],
    [/protein channel/, 'Aquaporin'],
    [/travel together/, 'Symport'],
    [/^\W*water moves/, 'Osmosis'],
  ] as const) {
    await bar.tap();
    const question = questionAbout(page, about);
    await expect(question.getByRole('heading')).toBeFocused();
    await expect(question.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await question.getByRole('textbox').fill(words);
    // Found by its focus: a gap that is filled in is part of the question's name.
    const answered = page.getByRole('article').filter({ has: page.locator(':focus') });
    await answered.getByRole('button', { name: 'Check' }).tap();
  }
  await page.getByRole('button', { name: 'Your result' }).tap();
  await expect(page.getByRole('heading', { name: '4 of 4 right.' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Keep this and make more' })).toBeInViewport();
});
