import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { watchPage } from './watch-page.ts';

const slideMs = 5_000;
/** Long enough for a slide to go, had nothing held it. */
const longerThanASlide = slideMs + 1_500;

test('the slides change every 5 seconds, in a circle', async ({ page }) => {
  await openWithClock(page, '/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  // Whoever chooses a slide gets the whole of its time.
  await page.getByRole('button', { name: 'Join thousands' }).click();
  await page.mouse.move(2, 2);
  const circle = [
    'Join thousands with one code',
    'Turn notes into tests',
    'Watch it start to stick',
    'Join thousands with one code',
  ];
  await page.clock.runFor(100);
  for (const shown of circle) {
    await expect(title(page)).toHaveText(shown);
    await page.clock.runFor(slideMs - 200);
    // The page has time for what it should not do.
    await page.waitForTimeout(300);
    await expect(title(page)).toHaveText(shown);
    await page.clock.runFor(200);
  }
});

test('the slides wait under the pointer', async ({ page }) => {
  await openWithClock(page, '/');
  await slide(page, 1).hover();
  await passASlide(page);
  await expect(title(page)).toHaveText('Turn notes into tests');
  await page.getByRole('banner').hover();
  await passASlide(page);
  await expect(title(page)).toHaveText('Watch it start to stick');
});

test('the slides wait for the focus and for an answer that was given', async ({ page }) => {
  await openWithClock(page, '/');
  await page.getByRole('button', { name: /It opens at rest/ }).click();
  await page.mouse.move(2, 2);
  await passASlide(page);
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Pause slides' }).focus();
  await passASlide(page);
  await expect(title(page)).toHaveText('Watch it start to stick');
});

test('the slides wait while a code is typed or stands there, in capitals', async ({ page }) => {
  await openWithClock(page, '/');
  await page.getByRole('button', { name: 'Join thousands' }).click();
  const code = page.getByLabel('Joining an existing test?');
  await code.pressSequentially('k7q');
  await expect(code).toHaveValue('K7Q');
  await page.mouse.move(2, 2);
  await passASlide(page);
  await page.getByRole('button', { name: 'Pause slides' }).focus();
  await passASlide(page);
  await expect(title(page)).toHaveText('Join thousands with one code');
  await code.fill('');
  await page.getByRole('button', { name: 'Pause slides' }).focus();
  await passASlide(page);
  await expect(title(page)).toHaveText('Turn notes into tests');
});

test('the slides stop at Pause slides', async ({ page }) => {
  await openWithClock(page, '/');
  await page.getByRole('button', { name: 'Pause slides' }).click();
  const shown = await title(page).innerText();
  await passASlide(page);
  expect(await title(page).innerText()).toBe(shown);
  await page.getByRole('button', { name: 'Play slides' }).click();
  await passASlide(page);
  await expect(title(page)).not.toHaveText(shown);
});

test('the slides do not move with reduced motion, and there is nothing to pause', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page, '/');
  await passASlide(page);
  await expect(title(page)).toHaveText('Turn notes into tests');
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden();
});

test('whoever comes from another page with the mouse sees the slides change', async ({ page }) => {
  await openWithClock(page, '/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Engram' }).click();
  await expect(title(page)).toBeFocused();
  await passASlide(page);
  await expect(title(page)).toHaveText('Watch it start to stick');
});

test('whoever comes from another page with the keyboard keeps the heading', async ({ page }) => {
  await openWithClock(page, '/pricing');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Engram' }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await passASlide(page);
  await expect(title(page)).toHaveText('Turn notes into tests');
});

test('the example, the slides and the code work by keyboard alone', async ({ page }) => {
  const watched = await watchPage(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await tabTo(page, page.getByRole('button', { name: /It needs glutamate/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct answer', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Join thousands' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Join thousands with one code');
  await tabTo(page, page.getByLabel('Joining an existing test?'));
  await page.keyboard.type('k7q2md');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('link', { name: 'Continue without an account' })).toHaveAttribute(
    'href',
    '/test/K7Q2MD',
  );
  await page.goBack();
  await expect(title(page)).toHaveText('Join thousands with one code');
  await expect(page.getByLabel('Joining an existing test?')).toHaveValue('K7Q2MD');
  expect(await watched.problems()).toEqual([]);
});

for (const name of ['Progress tracking', 'Join thousands']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the slide ${name} passes axe in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const watched = await watchPage(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name }).click();
      await expectNoAxeViolations(page);
      expect(await watched.problems()).toEqual([]);
    });
  }
}

test('a slide chosen on a phone comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Progress tracking' }).click();
  await expect(title(page)).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 390]) {
  test(`nothing of a slide is cut off at ${width} px with letters twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await page.getByRole('button', { name: 'Pause slides' }).click();
    for (const name of ['Turn notes into tests', 'Progress tracking', 'Join thousands']) {
      await page.getByRole('button', { name, exact: true }).click();
      expect(await findWordsBeyondTheEdge(page)).toEqual([]);
      const play = page.getByRole('button', { name: 'Play slides' });
      await play.scrollIntoViewIfNeeded();
      await expect(play).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides and sections can be read, and their links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn notes into tests');
    const sections = [
      'Watch it start to stick',
      'Join thousands with one code',
      'Study Smarter, Not Harder',
      'Why Choose Engram',
      'Your next test can write itself.',
    ];
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
    for (const name of sections) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Correct answer', { exact: true })).toBeVisible();
    // getByText does not look into <noscript>.
    await expect(page.locator('p', { hasText: 'by code needs JavaScript.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden();
    await expectNoOverlap(page);
    await page.getByRole('main').getByRole('link', { name: 'Try Free Now' }).nth(2).click();
    await expect(page).toHaveURL('/register');
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`nothing moves in the first 12 seconds at ${width} px, even if fonts come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value: unknown = Reflect.get(entry, 'value');
          if (typeof value === 'number') {
            Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + value);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await waitForTitles(page, 2);
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
  });
}

/** With a clock that can be put forward, so that nobody waits for what does not come. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function passASlide(page: Page): Promise<void> {
  // The page first takes in what was done to it.
  await page.waitForTimeout(500);
  await page.clock.runFor(longerThanASlide);
}

function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

function slide(page: Page, position: number): Locator {
  return page.getByRole('group', { name: `${position} of 3` });
}

/** Until another title has come so many times. */
function waitForTitles(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        let changes = 0;
        const read = () => document.querySelector('h1')?.textContent ?? '';
        let shown = read();
        new MutationObserver(() => {
          if (read() === shown) return;
          shown = read();
          changes += 1;
          if (changes === wanted) resolve();
        }).observe(document.body, { subtree: true, childList: true });
      }),
    count,
  );
}

/** Words that are not all in the window's width or, in a card, in the card's. */
function findWordsBeyondTheEdge(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const around = text.parentElement;
      if (!around?.checkVisibility({ visibilityProperty: true })) continue;
      if (around.closest('.sr-only')) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const { right } = words.getBoundingClientRect();
      const card = around.closest('.rounded-card')?.getBoundingClientRect();
      const edge = Math.min(document.documentElement.clientWidth, card?.right ?? Infinity);
      if (right > edge + 1) found.push(text.textContent ?? '');
    }
    return found;
  });
}

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Each slide ends above the next one. */
async function expectNoOverlap(page: Page): Promise<void> {
  const boxes = await Promise.all([1, 2, 3].map((position) => slide(page, position).boundingBox()));
  const [first, second, third] = boxes.map((box) => ({
    top: box?.y ?? 0,
    bottom: (box?.y ?? 0) + (box?.height ?? 0),
  }));
  expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0);
  expect(second?.bottom).toBeLessThanOrEqual(third?.top ?? 0);
}
