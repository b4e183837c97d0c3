import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, reloadPage } from './open-page.ts';
import { tabTo } from './tab-to.ts';
import { watchPage } from './watch-page.ts';
import { expectStill, watchShifts } from './watch-shifts.ts';

test.use({ reducedMotion: 'no-preference' });

const slideMs = 5_000;
/** Long enough for a slide to go, had nothing held it. */
const longerThanASlide = slideMs + 1_500;

test('the slides change every 5 seconds, in a circle, and wait while they are used', async ({
  page,
}) => {
  await openWithClock(page, '/');
  await stopClock(page);

  await test.step('in a circle', async () => {
    await choose(page, 'Join thousands');
    for (const next of ['Turn notes into tests', 'Watch it start to stick', join]) {
      await pass(page, slideMs - 200);
      await expect(title(page)).not.toHaveText(next);
      await pass(page, 200);
      await expect(title(page)).toHaveText(next);
    }
  });

  await test.step('under the pointer', async () => {
    await choose(page, 'Turn notes into tests');
    await slide(page, 1).hover();
    await pass(page, longerThanASlide);
    await expect(title(page)).toHaveText('Turn notes into tests');
    await page.getByRole('banner').hover();
    await pass(page, longerThanASlide);
    await expect(title(page)).toHaveText('Watch it start to stick');
  });

  await test.step('for the focus and an answer that was given', async () => {
    await choose(page, 'Turn notes into tests');
    await page.getByRole('button', { name: /To prove that it had paid/ }).click();
    await page.getByRole('banner').hover();
    await pass(page, longerThanASlide);
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Pause slides' }).focus();
    await pass(page, longerThanASlide);
    await expect(title(page)).toHaveText('Watch it start to stick');
  });

  await test.step('for a code that is typed or is there, in capitals', async () => {
    await choose(page, 'Join thousands');
    const code = page.getByLabel('Joining an existing test?');
    await code.pressSequentially('k7q');
    await expect(code).toHaveValue('K7Q');
    await page.getByRole('banner').hover();
    await pass(page, longerThanASlide);
    await page.getByRole('button', { name: 'Pause slides' }).focus();
    await pass(page, longerThanASlide);
    await expect(title(page)).toHaveText(join);
    await code.fill('');
    await page.getByRole('button', { name: 'Pause slides' }).focus();
    await pass(page, longerThanASlide);
    await expect(title(page)).toHaveText('Turn notes into tests');
  });

  await test.step('at Pause slides', async () => {
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await pass(page, longerThanASlide);
    await expect(title(page)).toHaveText('Turn notes into tests');
    await page.getByRole('button', { name: 'Play slides' }).click();
    await pass(page, longerThanASlide);
    await expect(title(page)).toHaveText('Watch it start to stick');
  });
});

test('after a way from another page the keyboard keeps the heading, and the mouse sees the slides change', async ({
  page,
}) => {
  await openWithClock(page, '/pricing');
  await stopClock(page);
  const home = page.getByRole('banner').getByRole('link', { name: 'Engram' });
  await tabTo(page, home);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await pass(page, longerThanASlide);
  await expect(title(page)).toHaveText('Turn notes into tests');

  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await home.click();
  await expect(title(page)).toBeFocused();
  await pass(page, longerThanASlide);
  await expect(title(page)).toHaveText('Watch it start to stick');
});

test('the example, the slides and the code work by keyboard alone, and nothing is to be paused with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watched = await watchPage(page);
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: /To show that its promise/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct answer', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Join thousands' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(join);
  await tabTo(page, page.getByLabel('Joining an existing test?'));
  await page.keyboard.type('k7q2md');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('link', { name: 'Continue without an account' })).toHaveAttribute(
    'href',
    '/test/K7Q2MD',
  );
  await page.goBack();
  await expect(title(page)).toHaveText(join);
  await expect(page.getByLabel('Joining an existing test?')).toHaveValue('K7Q2MD');
  expect(await watched.problems()).toEqual([]);
});

test('on a phone a chosen slide comes into view, and nothing of it is cut off with letters twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Progress tracking' }).click();
  await expect(title(page)).toBeInViewport({ ratio: 1 });

  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await reloadPage(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of slideNames) {
      await page.getByRole('button', { name, exact: true }).click();
      expect(await findWordsBeyondTheEdge(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});

test('on a phone the slides stay until another is chosen, and are only as high as what they show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(holdIntervals);
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden();
  await runIntervals(page);
  await expect(title(page)).toHaveText('Turn notes into tests');
  const names = page.getByRole('group', { name: 'Choose a slide' });
  for (const [position, name] of slideNames.entries()) {
    await names.getByRole('button', { name, exact: true }).click();
    const shown = slide(page, position + 1);
    await expect(shown.getByRole('link', { name: 'Or try it with your own notes' })).toBeVisible();
    const [end, next] = [await bottomOf(shown.locator(':scope > :last-child')), await topOf(names)];
    expect(next - end, `empty below ${name}`).toBeLessThan(48);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`nothing moves at ${width} px when the fonts come late and the slides change by themselves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const fontsMayCome = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fontsMayCome.promise;
      await route.continue();
    });
    await watchShifts(page);
    await page.addInitScript(holdIntervals);
    await openPage(page, '/');
    await page.evaluate(drawFrames);
    fontsMayCome.resolve();
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.evaluate(drawFrames);
    const later = width < 768 ? [] : ['Watch it start to stick', join];
    for (const next of later) {
      await runIntervals(page);
      await expect(title(page)).toHaveText(next);
      await page.evaluate(drawFrames);
    }
    await expectStill(page);
  });
}

function runIntervals(page: Page): Promise<void> {
  return page.evaluate(() => Reflect.get(globalThis, 'runIntervals')());
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? 0;
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

const slideNames = ['Turn notes into tests', 'Progress tracking', 'Join thousands'] as const;
const join = 'Join thousands with one code';

/** What the page does again and again is done when the journey says so: the slides change by that. */
function holdIntervals() {
  const held = new Map<number, () => void>();
  let last = 0;
  const setInterval = (work: () => void) => {
    last += 1;
    held.set(last, work);
    return last;
  };
  const clearInterval = (id: number) => void held.delete(id);
  const runIntervals = () => {
    for (const work of held.values()) work();
  };
  Object.assign(globalThis, { setInterval, clearInterval, runIntervals });
}

/** Until what is there has been drawn, and what that has moved is known. */
async function drawFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** With a clock that can be stopped and put forward. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openPage(page, path);
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** A slide that was chosen has the whole of its time. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('banner').hover();
}

/** Puts the clock forward between two states that the page has taken in. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.evaluate(takeIn);
  await page.clock.runFor(ms);
  await page.evaluate(takeIn);
}

/** React does its work in messages to itself, and what follows from it in the next ones. */
async function takeIn(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage('');
    });
  }
}

function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

function slide(page: Page, position: number): Locator {
  return page.getByRole('group', { name: `${position} of 3` });
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
