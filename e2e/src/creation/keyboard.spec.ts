import { expect, test } from '@playwright/test';
import { chooseByArrow } from '../choose-by-arrow.ts';
import { expectWhole } from '../expect-sound-page.ts';
import { tabTo } from '../tab-to.ts';
import { expectTest, generateButton, openConfig, openPreview } from './creation-steps.ts';

test('Configure and Preview are done by key presses alone', async ({ page, request }) => {
  test.slow();
  await openConfig(page, request);
  const { keyboard } = page;
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: /^Custom/ }));
  await chooseByArrow(page, 'ArrowDown', page.getByRole('radio', { name: /^Quiz/ }));
  await tabTo(page, page.getByRole('checkbox', { name: 'True or false' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Matching' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Number of questions: Matching' }));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('radio', { name: 'Vocabulary' }));
  await chooseByArrow(page, 'ArrowRight', page.getByRole('radio', { name: 'Concepts' }));
  await tabTo(page, page.getByRole('radio', { name: 'Medium' }));
  await chooseByArrow(page, 'ArrowRight', page.getByRole('radio', { name: 'Hard' }));
  await tabTo(page, page.getByRole('switch', { name: 'Submit when time runs out' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByLabel('Minutes'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('45');
  await tabTo(page, page.locator('summary', { hasText: 'Advanced Settings' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('switch', { name: 'Show Study Material' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByLabel('Custom Instructions'));
  await keyboard.type('Ask about organelles.');
  await tabTo(page, page.getByRole('button', { name: 'Continue to Preview' }));
  await keyboard.press('Enter');

  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(summary).toContainText('Multiple choice8');
  await expect(summary).toContainText('Matching2');
  await expect(summary).toContainText('Test focusConcepts');
  await expect(summary).toContainText('DifficultyHard');
  await expect(summary).toContainText('Timer45 minutes');
  await tabTo(page, page.getByLabel('Test name'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Cells');
  await tabTo(page, generateButton(page));
  await keyboard.press('Enter');
  await expectTest(page);
});

test('400 % zoom loses nothing of either step', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  await openPreview(page, request);
  await expectWhole(page);
  await generateButton(page).scrollIntoViewIfNeeded();
  await expect(generateButton(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Back to Configuration' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configure Your Test');
  await page.locator('summary', { hasText: 'Advanced Settings' }).click();
  await expectWhole(page);
  for (const name of ['More Multiple choice questions', 'Continue to Preview']) {
    const button = page.getByRole('button', { name });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
