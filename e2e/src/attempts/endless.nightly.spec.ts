import { expect, test } from '@playwright/test';
import { answerByKey, goOnByKey, heading, openEndless } from './endless-steps.ts';

test('[END-12] [BLIM-18] 26 questions of an endless test come over two refills, none twice', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await openEndless(page, request);
  const seen = [await heading(page).innerText()];
  for (let number = 2; number <= 26; number += 1) {
    await answerByKey(page);
    await goOnByKey(page, number);
    seen.push(await heading(page).innerText());
  }
  expect(new Set(seen).size).toBe(26);
  await expect(page.getByText('Questions 21 to 30')).toBeVisible();
});
