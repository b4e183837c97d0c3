import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { makeSavedTest } from '../attempts/make-attempt.ts';
import { chooseOfResults } from '../attempts/results-menu.ts';
import { openSignedIn } from '../make-account.ts';
import { shareSaved } from '../sharing/share-a-test.ts';
import { tokenOf } from '../sign-in.ts';
import { tabTo } from '../tab-to.ts';
import { watchPage } from '../watch-page.ts';
import { expectClean, expectDrawn, expectNoMarks } from './expect-drawn.ts';
import { findRawMarks } from './find-raw-marks.ts';
import { makePicture } from './make-picture.ts';
import { makeRichSamples, richText } from './rich-samples.ts';

test('a test with formulas, code, a picture and a table in each type of question is taken by keyboard, shown, reviewed, printed, saved as a table, shared and reported, with no mark of it to be seen', async ({
  page,
  browser,
  request,
}, testInfo) => {
  const caller = { request, token: tokenOf('premium') };
  const questions = makeRichSamples(await makePicture(page, caller));
  const testId = await makeSavedTest(caller, {
    questions,
    name: 'Oscillations',
    furtherText: richText,
  });
  const watched = await watchPage(page);
  const account = { email: '', token: caller.token };

  await test.step('taken by keyboard, the first one wrong', async () => {
    await openSignedIn(page, account, `/ai-tests/test?test=${testId}`);
    await takeByKeys(page, { isFirstRight: false, look: expectClean });
    await expect(page.getByText('5 of 6 correct')).toBeVisible();
  });

  await test.step('its results', async () => {
    await page.getByText(/^All \d/).click();
    await page.getByRole('button', { name: 'Open all' }).click();
    await expectDrawn(page, { pictures: 6 });
    const copy = page.getByRole('button', { name: 'Explain answer' });
    await copy.first().click();
    await expectClean(page);
  });

  await test.step('printed with its key, and as a table', async () => {
    await noteWhatIsPrinted(page);
    const opening = page.waitForEvent('popup');
    await chooseOfResults(page, 'With Answer Key');
    const sheet = await opening;
    await expect(sheet.locator('ol > li')).toHaveCount(6);
    // Not before its formulas and pictures were there: six of stems, and of two options.
    await expect(sheet).toHaveTitle(/^printed with [1-9]\d* formulas and 8 pictures$/);
    await expectDrawn(sheet, { pictures: 8 });
    expect(await findRawMarks(sheet)).toEqual([]);
    await sheet.pdf({ path: testInfo.outputPath('rich.pdf'), preferCSSPageSize: true });
    await sheet.close();
    const saving = page.waitForEvent('download');
    await chooseOfResults(page, 'CSV With Answers');
    const csv = await readFile(await (await saving).path(), 'utf8');
    expect(csv).toContain('2π√(L/g)');
    expect(csv).toContain('A pendulum of length L');
    expect(csv.replaceAll('# | $', '')).not.toMatch(/\*\*|\\|\||```|picture:|\$(?!5)/);
  });

  await test.step('the missed one is reviewed', async () => {
    await page
      .getByRole('link', { name: /^Review/ })
      .first()
      .click();
    // The address changes before the results with their options are gone.
    await expect(page.getByText(/^Missed on .*, new order$/)).toBeVisible();
    await expect(page).toHaveURL(/\/review\?attempt=/);
    const wrong = await page.getByRole('radio', { name: /sqrt\(g/ }).innerText();
    await page.keyboard.press(wrong.charAt(0));
    await expect(page.getByText(/The correct answer is/).locator('math')).toBeVisible();
    await expectClean(page);
  });

  const code = await shareSaved(caller, testId, { questions });
  await test.step('shared and taken by a visitor on a phone', () => takeShared(browser, code));

  await test.step('its report', async () => {
    await openSignedIn(page, account, `/test/${code}/report`);
    await expect(page.getByRole('list', { name: 'Questions' }).getByRole('table')).toHaveCount(6);
    await expectDrawn(page, { pictures: 6 });
    await expectClean(page);
  });
  expect(await watched.problems()).toEqual([]);
});

async function takeShared(browser: Browser, code: string): Promise<void> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  const seen = await watchPage(phone);
  await phone.goto(`/test/${code}`);
  await phone.getByRole('button', { name: 'Start Test' }).tap();
  await takeByKeys(phone, { isFirstRight: true, look: expectNoMarks });
  await expect(phone.getByText('6 of 6 correct')).toBeVisible();
  await phone.getByRole('button', { name: 'Open all' }).tap();
  await expectDrawn(phone, { pictures: 6 });
  await expectClean(phone);
  expect(await seen.problems()).toEqual([]);
  await context.close();
}

type Look = (page: Page) => Promise<void>;

/** Each question is looked at before it is answered. */
async function takeByKeys(
  page: Page,
  { isFirstRight, look }: { isFirstRight: boolean; look: Look },
): Promise<void> {
  const { keyboard } = page;
  await seeQuestion(page, 1, look);
  // What is heard of an option is its formula, read.
  await expect(page.getByRole('radio', { name: /square root/i })).toBeVisible();
  await tabTo(page, page.getByRole('radio').first());
  if (isFirstRight) await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await pressNext(page);
  await seeQuestion(page, 2, look);
  await tabTo(page, page.getByRole('radio', { name: /True/ }));
  await keyboard.press('Space');
  await pressNext(page);
  await seeQuestion(page, 3, look);
  for (const option of [0, 2]) {
    await tabTo(page, page.getByRole('checkbox').nth(option));
    await keyboard.press('Space');
  }
  await pressNext(page);
  await seeQuestion(page, 4, look);
  for (const [row, place] of [2, 1].entries()) {
    await tabTo(page, page.getByRole('combobox').nth(row));
    for (let presses = 0; presses < place; presses += 1) await keyboard.press('ArrowDown');
  }
  await pressNext(page);
  await seeQuestion(page, 5, look);
  await tabTo(page, page.getByRole('main').getByRole('textbox'));
  await keyboard.type('H2SO4');
  await pressNext(page);
  await seeQuestion(page, 6, look);
  await tabTo(page, page.getByRole('main').getByRole('textbox'));
  await keyboard.type('square root');
  await tabTo(page, page.getByRole('button', { name: 'Submit Test' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/test-results$/);
}

async function pressNext(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await page.keyboard.press('Enter');
}

async function seeQuestion(page: Page, number: number, look: Look): Promise<void> {
  await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Length' })).toBeVisible();
  await expect(page.getByText('Python')).toBeVisible();
  await expectDrawn(page, { pictures: 1 });
  await look(page);
}

/** In the title of the sheet: a window that prints would wait for somebody to answer. */
async function noteWhatIsPrinted(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { open } = window;
    window.open = (...wish) => {
      const opened = open.call(window, ...wish);
      if (!opened) return opened;
      opened.print = () => {
        const { document: sheet } = opened;
        const formulas = sheet.querySelectorAll('math').length;
        const pictures = sheet.querySelectorAll('img').length;
        sheet.title = `printed with ${formulas} formulas and ${pictures} pictures`;
      };
      return opened;
    };
  });
}
