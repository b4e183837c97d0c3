import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeSavedTest } from './attempts/make-attempt.ts';
import { makeSamples } from './attempts/sample-test.ts';
import { chooseByArrow } from './choose-by-arrow.ts';
import { sureText } from './creation/sure-text.ts';
import { openSignedIn } from './make-account.ts';
import { openInput } from './materials/input-step.ts';
import { tokenOf } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { watchPage } from './watch-page.ts';

test('[BROUTE-18] [BROUTE-21] from a pasted text over the three steps and the test to the results, by key presses alone', async ({
  page,
  request,
}, testInfo) => {
  const watched = await watchPage(page);
  const { keyboard } = page;
  await openInput(page, request);
  await expect(page).toHaveURL(/\/ai-tests$/);

  await tabTo(page, page.getByRole('tab', { name: 'Upload Files' }));
  await keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Your text'));
  await keyboard.insertText(sureText);
  await pressButton(page, 'Continue to Configuration');

  await expect(page).toHaveURL(/\/ai-tests\/config$/);
  await expect(title(page)).toHaveText('Configure Your Test');
  await tabTo(page, page.getByRole('radio', { name: /^Custom/ }));
  // Past the last one is the first.
  await chooseByArrow(page, 'ArrowRight', page.getByRole('radio', { name: /^Quiz/ }));
  await pressButton(page, 'Continue to Preview');

  await expect(page).toHaveURL(/\/ai-tests\/preview$/);
  await expect(title(page)).toHaveText('Review & Generate Test');
  await pressButton(page, 'Generate Test with 10 questions');
  await expect(page).toHaveURL(/\/ai-tests\/test\?attempt=/);

  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await keyboard.press('A');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    if (number < 10) await keyboard.press('ArrowRight');
  }
  await pressButton(page, 'Submit Test');

  await expect(page).toHaveURL(/\/test-results$/);
  await expect(page.getByText(/^Test Results, Quiz, /)).toBeVisible();
  await expect(page.getByText(/^\d+ of 10 correct$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d+ of 10 correct$/)).toBeVisible();

  await openMenuAt(page, 'With Answer Key');
  const opening = page.waitForEvent('popup');
  await keyboard.press('Enter');
  const sheet = await opening;
  await expect(sheet.locator('ol > li')).toHaveCount(10);
  await sheet.pdf({ path: testInfo.outputPath('journey.pdf'), preferCSSPageSize: true });
  await sheet.close();

  await openMenuAt(page, 'CSV With Answers');
  const saving = page.waitForEvent('download');
  await keyboard.press('Enter');
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(12);
  expect(await watched.problems()).toEqual([]);
});

test('each of the six types is answered right, then wrong, by key presses alone', async ({
  page,
  request,
}) => {
  const token = tokenOf('premium');
  const samples = makeSamples();
  const questions = Object.values(samples).map(({ question }) => question);
  const testId = await makeSavedTest({ request, token }, { questions });

  await openSignedIn(page, { email: '', token }, `/ai-tests/test?test=${testId}`);
  await answerAll(page, {
    choice: 'B',
    truth: 'F',
    several: ['A', 'C'],
    matching: [2, 3, 1],
    short: 'Calcium',
    gap: 'magnesium',
  });
  await expect(page.getByText('6 of 6 correct')).toBeVisible();
  await expect(page.getByText(/^You missed nothing/)).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Retake' }));
  await page.keyboard.press('Enter');
  await answerAll(page, {
    choice: 'A',
    truth: 'T',
    several: ['A', 'B'],
    matching: [1, 2, 3],
    short: 'Something that makes the synapse grow stronger, I believe',
    gap: 'calcium',
  });
  await expect(page.getByText('0 of 5 correct')).toBeVisible();
  await expect(page.getByText('1 answer needs your eye')).toBeVisible();
  await expect(page.getByText(/^5 missed questions come back tomorrow, free\./)).toBeVisible();
});

/** The menu of the results, with the focus on one of its rows. */
async function openMenuAt(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'More', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name, exact: true }), 'ArrowDown');
}

type Answers = {
  choice: string;
  truth: string;
  several: readonly string[];
  /** Places in the list of partners, counted from 1. */
  matching: readonly number[];
  short: string;
  gap: string;
};

/** In the order of the samples. */
async function answerAll(page: Page, answers: Answers): Promise<void> {
  const { keyboard } = page;
  await expectQuestion(page, 1);
  await keyboard.press(answers.choice);
  await keyboard.press('Enter');
  await expectQuestion(page, 2);
  await keyboard.press(answers.truth);
  await keyboard.press('Enter');
  await expectQuestion(page, 3);
  for (const letter of answers.several) await keyboard.press(letter);
  await pressButton(page, 'Next');
  await expectQuestion(page, 4);
  for (const [index, place] of answers.matching.entries()) {
    await tabTo(page, page.getByRole('combobox').nth(index));
    for (let presses = 0; presses < place; presses += 1) await keyboard.press('ArrowDown');
  }
  await pressButton(page, 'Next');
  await expectQuestion(page, 5);
  await tabTo(page, page.getByRole('main').getByRole('textbox'));
  await keyboard.type(answers.short);
  await pressButton(page, 'Next');
  await expectQuestion(page, 6);
  await tabTo(page, page.getByRole('main').getByRole('textbox'));
  await keyboard.type(answers.gap);
  await pressButton(page, 'Submit Test');
  await expect(page).toHaveURL(/\/test-results$/);
}

async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
}

function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}
