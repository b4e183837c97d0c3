import { expect, type Page, test } from '@playwright/test';
import { readLink, waitForMail } from '../inbox.ts';
import { newEmail, password } from '../make-account.ts';
import { askPanel, dragOver, mark, proposal } from '../marks/mark-steps.ts';
import { tabTo } from '../tab-to.ts';
import { waitForCode } from '../wait-for-code.ts';
import { watchPage } from '../watch-page.ts';
import { countEffort } from './count-effort.ts';
import { cellTerms, goTry, kidneyProse, paste, questionAbout, sheet } from './try-steps.ts';

test('from the front page to the first answered question of an own text: at most 4 clicks and one paste, without an account, and nothing is sent', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const effort = await countEffort(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await goTry(page);
  await paste(page, kidneyProse);
  await page.getByRole('button', { name: 'Make questions' }).click();
  await proposal(page, '180 litres').click();
  const question = questionAbout(page, /the two kidneys filter about/);
  await question.getByRole('textbox').click();
  await page.keyboard.type('180 litres');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct! Well done.')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Together the two kidneys filter');
  expect(effort.clicks()).toBeLessThanOrEqual(4);
  expect(sent).toEqual([]);
  expect(await watched.problems()).toEqual([]);

  // Any page gives at least three questions by marking, proposed or chosen.
  await proposal(page, 'glomerulus').click();
  await dragOver(page, 'renin');
  await askPanel(page)
    .getByRole('button', { name: /Ask me this/ })
    .click();
  await expect(mark(page, 3, 'renin')).toBeVisible();
  await expect(page.getByRole('region', { name: '3 questions' }).getByRole('article')).toHaveCount(
    3,
  );
});

test('what was tried is kept through registering, a reload and the mailed link: at most 8 clicks and 4 fields to the first answered question with an account', async ({
  page,
}) => {
  const effort = await countEffort(page);
  const email = newEmail();
  await goTry(page);
  await paste(page, cellTerms);
  await page.getByRole('button', { name: 'Make questions' }).click();
  const sure = page.getByRole('heading', { name: 'Ready questions' });
  await expect(sure).toBeVisible();
  await proposal(page, 'Osmosis').click();
  await page.getByRole('link', { name: 'Keep this and make more' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=register$/);
  await page.reload();
  await expect(
    page.getByText(/^Your \d questions on Cell transport come with you\.$/),
  ).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /Terms of Service/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/ai-tests\/test\?attempt=[\da-f-]{36}$/);
  await page.getByRole('textbox').click();
  await page.keyboard.type('Endocytosis');
  expect(effort.clicks()).toBeLessThanOrEqual(8);
  expect(
    effort.fields().filter((label) => label !== 'Paste a page of your notes').length,
  ).toBeLessThanOrEqual(4);

  // Nothing stays behind, and the marks are with the material.
  expect(await page.evaluate(() => localStorage.getItem('kept:visitor:trial'))).toBeNull();
  await page.goto(readLink(await waitForMail(email, 'Confirm your email for Engram')));
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Today' })).toBeVisible();
});

test('it works without a network once it is loaded, and what is marked then is there after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/try');
  await waitForCode(page, 'trial-part', 'built-in-worker', 'marks-worker');
  await context.setOffline(true);
  await sheet(page).fill(kidneyProse);
  await page.getByRole('button', { name: 'Make questions' }).click();
  await proposal(page, 'glomerulus').click();
  const question = questionAbout(page, /A nephron begins with the/);
  await question.getByRole('textbox').fill('glomerulus');
  await question.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('1 of 1 right.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(mark(page, 1, 'glomerulus')).toBeVisible();
  await expect(page.getByText('1 of 1 right.')).toBeVisible();
});

test('by keys alone: a text is pasted, words are marked, a question is answered, and all of it is kept', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Or try it with your own notes' });
  await tabTo(page, link);
  await keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await keyboard.insertText(kidneyProse);
  await tabTo(page, page.getByRole('button', { name: 'Make questions' }));
  await keyboard.press('Enter');
  await tabTo(page, proposal(page, 'glomerulus'));
  await keyboard.press('Enter');
  await expect(mark(page, 1, 'glomerulus')).toBeFocused();
  const question = questionAbout(page, /A nephron begins with the/);
  await tabTo(page, question.getByRole('textbox'));
  await keyboard.type('glomerulus');
  await keyboard.press('Enter');
  await expect(page.getByText('1 of 1 right.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Keep this and make more' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Your question comes with you.')).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 640],
] as const) {
  for (const [kind, text] of [
    ['prose', kidneyProse],
    ['terms', cellTerms],
  ] as const) {
    test(`at ${width} px a text of ${kind} stays where it is when words of it are marked and all are accepted`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/try');
      await sheet(page).fill(text);
      await page.getByRole('button', { name: 'Make questions' }).click();
      const proposals = page.getByRole('button', { name: /^Propose: / });
      await expect(proposals.first()).toBeVisible();
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await placeOfText(page);
      await proposals.first().click();
      await expect(page.getByRole('button', { name: /^Mark \d+: / })).toHaveCount(1);
      await expect(page.getByText('Becoming a question…')).toHaveCount(0);
      expect(await placeOfText(page), 'after the first mark').toEqual(before);

      const list = page.getByRole('region', { name: /questions?$/ });
      const scrolled = await page.evaluate(() => scrollY);
      const listed = await list.evaluate(({ scrollTop }) => scrollTop);
      const accept = page.getByRole('button', { name: /^Accept all/ });
      await accept.evaluate((button: HTMLElement) => button.click());
      await expect(page.getByText(/^\d+ words? marked\.$/)).toBeFocused();
      await expect(page.getByText('Becoming a question…')).toHaveCount(0);
      expect(await placeOfText(page), 'after all').toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(listed);
    });
  }
}

/** On the page, wherever the window is. */
function placeOfText(page: Page): Promise<{ top: number; height: number }> {
  return page.locator('[data-marked-text]').evaluate((text) => {
    const { top, height } = text.getBoundingClientRect();
    return { top: Math.round(top + scrollY), height: Math.round(height) };
  });
}
