import { expect, test } from '@playwright/test';
import { chooseByArrow } from '../choose-by-arrow.ts';
import { tabTo } from '../tab-to.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { enterText, expectTest, generateButton } from './creation-steps.ts';

test('[BROUTE-20] [BROUTE-27] Configure and Preview are done by key presses alone, keep what was chosen over a reload, and need what comes before them', async ({
  page,
  request,
}) => {
  await test.step('steps without data lead to the first that lacks some', async () => {
    await openSignedIn(page, await makeAccount(request), '/ai-tests/preview');
    await expect(page).toHaveURL(/\/ai-tests\/input$/);
    await page.goto('/ai-tests/xyz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Invalid step in test creation flow',
    );
    await page.goto('/ai-tests/config');
    await expect(page).toHaveURL(/\/ai-tests\/input$/);
  });

  await enterText(page);
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
  await tabTo(page, page.getByRole('switch', { name: 'Set a time limit' }));
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
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Concepts' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
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
  await page.reload();
  await expect(page.getByLabel('Test name')).toHaveValue('Cells');
  await expect(summary).toContainText('Timer45 minutes');
  await tabTo(page, generateButton(page));
  await keyboard.press('Enter');
  await expectTest(page);
});
