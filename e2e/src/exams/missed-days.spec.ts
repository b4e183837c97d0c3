import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { startOwnServer } from '../attempts/own-server.ts';
import { chooseByArrow } from '../choose-by-arrow.ts';
import { findAxeViolations } from '../crawl/find-axe-violations.ts';
import { measureOverflow } from '../expect-whole.ts';
import { makeSet } from '../flashcards/make-set.ts';
import { type Account, makeAccount, openSignedIn } from '../make-account.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';

const day = 24 * 60 * 60_000;
const cards = Array.from({ length: 20 }, (_, no) => ({
  front: `Term ${no + 1}`,
  back: `Definition ${no + 1}`,
}));

/** Kept three days ago, by a server whose clock says so; not looked at since. */
async function makeExamInThePast(
  request: APIRequestContext,
  { token }: Account,
  setId: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const clockFile = join(folder, 'now');
  writeFileSync(clockFile, new Date(Date.now() - 3 * day).toISOString());
  const server = await startOwnServer({ CLOCK_FILE: clockFile, ROLE: 'api' });
  try {
    const data = {
      name: 'Biology midterm',
      heldOn: new Date(Date.now() + 9 * day).toISOString().slice(0, 10),
      heldAt: null,
      goal: 90,
      minutesPerDay: 15,
      restDays: [],
      goesOn: false,
      things: [{ kind: 'set', id: setId }],
    };
    const headers = { authorization: `Bearer ${token}` };
    const reply = await request.post(`${server.origin}/api/exams`, { data, headers });
    expect(reply.status(), await reply.text()).toBe(200);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

test('two missed days are caught up on by keys: spread, taken back, and then done at once', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const account = await makeAccount(request);
  const setId = await makeSet({ request, ...account }, { cards, name: 'Cell respiration' });
  await makeExamInThePast(request, account, setId);
  const watched = await watchPage(page);
  const { keyboard } = page;

  await openSignedIn(page, account, '/dashboard');
  await expect(page.getByText(/^You missed 2 days: \d+ waiting\./)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'See plan' }));
  await keyboard.press('Enter');
  const title = page.getByRole('heading', { name: /^You missed 2 days: \d+ waiting$/ });
  await expect(title).toBeVisible();
  const waiting = Number((await title.innerText()).match(/: (\d+)/)?.[1]);
  expect(waiting).toBeGreaterThan(8);
  const days = page.getByRole('region', { name: 'Day by day' }).locator('ol > li');
  await expect(days.nth(0)).toContainText(/Missed: \d+ and \d+ reviews moved/);
  await expect(days.nth(1)).toContainText(new RegExp(`Review \\d+ of the ${waiting}`));
  await expect(page.getByText(/^Two missed days cost about \d+ points?\./)).toBeVisible();
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await measureOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const spread = page.getByRole('radio', { name: /^Spread them over \d days/ });
  await expect(spread).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^Spread over \d days$/ }));
  await keyboard.press('Enter');
  const catchingUp = page.getByRole('region', { name: 'Catching up' });
  await expect(catchingUp.getByRole('heading', { name: /^Spread over \d days$/ })).toBeFocused();
  expect(await findAxeViolations(page, { isOnlyColours: false })).toEqual([]);
  await keyboard.press('Tab');
  await expect(catchingUp.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(title).toBeFocused();

  await keyboard.press('Tab');
  await expect(spread).toBeFocused();
  const all = page.getByRole('radio', { name: `Do all ${waiting} now` });
  await chooseByArrow(page, 'ArrowUp', all);
  await tabTo(page, page.getByRole('button', { name: `Do all ${waiting} now` }));
  await keyboard.press('Enter');
  await expect(catchingUp.getByRole('heading', { name: `All ${waiting} today` })).toBeFocused();
  await expect(days.nth(1)).toContainText(`Review ${waiting} of the ${waiting}`);
  await expect(days.nth(1)).toContainText('Back on plan');

  await page.getByRole('link', { name: 'Start review' }).click();
  for (let left = waiting; left > 0; left -= 1) {
    await expect(page.getByText(`${left} left`)).toBeVisible();
    await keyboard.press('Space');
    await keyboard.press('3');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today');
  await page.goto('/plan');
  await expect(catchingUp.getByRole('heading', { name: 'Caught up' })).toBeVisible();
  await expect(days.nth(1)).toContainText('Done for today.');
  expect(await watched.problems()).toEqual([]);
});
