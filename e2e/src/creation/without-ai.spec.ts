import { expect, test } from '@playwright/test';
import { continueToConfig, openInput, writeText } from '../materials/input-step.ts';
import { watchPage } from '../watch-page.ts';
import { expectTest } from './creation-steps.ts';
import { devices } from './sure-text.ts';

const prose = `The Meiji Restoration

When Commodore Perry sailed into Edo Bay in 1853, the Tokugawa shoguns had ruled Japan for two and a half centuries. The Imperial Japanese Navy (IJN) grew out of the ships of that time. The treaties that followed opened ports to foreign trade, and the shogunate looked weak at home.

Two domains, Satsuma and Choshu, put aside an old rivalry in 1866 and joined against it. In November 1867 the last shogun, Tokugawa Yoshinobu, gave his power back to the court, and on 3 January 1868 imperial rule was proclaimed.`;

const notes = `# What I have to know by heart

The two lists of this page come from the last lessons, and all of it was said by the teacher.

## Capitals

| Country | Capital |
|---|---|
| Norway | Oslo |
| Spain | Madrid |
| Egypt | Cairo |
| Japan | Tokyo |
| Peru | Lima |

${devices}`;

test('a prose text without AI stops before a test is made, and offers three ways on (D37)', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await writeText(page, prose);
  await continueToConfig(page);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await expect(
    page.getByText(/^Your text supports (no|\d) sure questions? without AI\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sure questions?/);
  const found = page.getByRole('list', { name: 'What is sure already' });
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Mark the text' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Generate Test/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'See sample questions' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Add text/ }).click();
  await expect(page).toHaveURL(/\/ai-tests\/input$/);
  // The text of the step before has the same name, and is no field.
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(prose);
  expect(await watched.problems()).toEqual([]);
});

test('a table and a list of terms say how many questions they give without AI, and so many come (D37)', async ({
  page,
  request,
}) => {
  const watched = await watchPage(page);
  await openInput(page, request);
  await writeText(page, notes);
  await continueToConfig(page);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await expect(page.getByText(/^Your text supports \d+ sure questions without AI\./)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  const generate = page.getByRole('button', { name: /^Generate Test with \d+ questions$/ });
  const promised = /\d+/.exec((await generate.textContent()) ?? '')?.[0];
  expect(promised).toBe('10');
  await generate.click();
  await expectTest(page);
  await expect(page.getByText(`of ${promised}`).first()).toBeVisible();
  expect(await watched.problems()).toEqual([]);
});
