import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { measureOverflow } from '../expect-whole.ts';
import { openPage } from '../open-page.ts';
import { states } from '../shots/states.ts';
import { lookAtState } from './look-at-state.ts';
import { mainStates, passedScreens } from './main-states.ts';

const names = Object.values(mainStates).flat();

test('every screen of the router is looked at in a state that there is', () => {
  const routes = readFileSync(new URL('../../../web/src/routes.ts', import.meta.url), 'utf8');
  const screens = [...routes.matchAll(/'([\w/-]+-screen\.tsx)'/g)].map(([, file]) => file);
  expect(new Set([...Object.keys(mainStates), ...passedScreens])).toEqual(new Set(screens));
  const known = states.map(({ name }) => name);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('every public page fits 320 px, and letters twice as large', async ({ page }) => {
  for (const path of [
    '/',
    '/features',
    '/pricing',
    '/contact',
    '/faq',
    '/try',
    '/join',
    '/privacy',
    '/terms',
  ]) {
    await openPage(page, path);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await measureOverflow(page), `${path} at 320 px`).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await measureContent(page), `${path} at 320 px, large`).toBe(0);
    await page.setViewportSize({ width: 1280, height: 700 });
    expect.soft(await measureContent(page), `${path} at 1280 px, large`).toBe(0);
  }
});

/** By how many pixels the content is wider than its place. */
function measureContent(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
}

/** So many at a time, for a browser that has the app's code opens the next screen faster. */
const atATime = 5;

for (let first = 0; first < names.length; first += atATime) {
  const group = states.filter(({ name }) => names.slice(first, first + atATime).includes(name));
  test(`${group.map(({ name }) => name).join(', ')} pass axe, keep to the policy and fit their width, in light and dark`, async ({
    context,
  }) => {
    for (const state of group) await lookAtState(context, state);
  });
}
