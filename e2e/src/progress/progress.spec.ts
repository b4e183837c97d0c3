import { expect, test } from '@playwright/test';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet } from '../flashcards/make-set.ts';
import { makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';

test('a first review shows on Progress at once: the day, the topic and what comes, found by keys', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const cards = [1, 2].map((no) => ({ front: `Term ${no}`, back: `Definition ${no}` }));
  await makeSet({ request, ...account }, { cards, name: 'Cell respiration' });
  const watched = await watchPage(page);
  const { keyboard } = page;
  await openSignedIn(page, account, '/dashboard');
  const places = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await tabTo(page, places.getByRole('link', { name: 'Progress' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing to measure yet' })).toBeVisible();

  await page.goto('/review');
  for (let left = 2; left > 0; left -= 1) {
    await expect(page.getByText(`${left} left`)).toBeVisible();
    await keyboard.press('Space');
    await keyboard.press('3');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today');
  await places.getByRole('link', { name: 'Progress' }).click();

  const days = page.getByRole('region', { name: 'Days' });
  await expect(days.getByText(/^You studied on 1 of 1 study day since/)).toBeVisible();
  const topics = page.getByRole('region', { name: 'Topics, weakest first' });
  await expect(topics.getByRole('listitem')).toContainText(['Cell respiration']);
  await expect(topics.getByRole('listitem')).toContainText('2 cards: 2 reviews');
  await expect(page.getByRole('region', { name: 'Next 14 days' })).toContainText(
    '2 reviews are planned',
  );
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await measureOverflow(page)).toBe(0);
  expect(await watched.problems()).toEqual([]);
});
