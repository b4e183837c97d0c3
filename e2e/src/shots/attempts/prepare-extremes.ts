import { getTest, listTests } from '@engram/core/practice-tests/api.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Page } from '@playwright/test';
import {
  beginTest,
  makeAttempt,
  makeSavedTest,
  type SavedWish,
  type Wish,
} from '../../attempts/make-attempt.ts';
import { makeSamples } from '../../attempts/sample-test.ts';
import { tokenOf } from '../../sign-in.ts';
import { waitUntilDrawn } from '../../wait-until-drawn.ts';
import { preview } from '../creation/prepare-creation.ts';
import { memoryTest } from './prepare-tests.ts';

/** As long as a name may be, without a place to break it. */
const longName = 'Lecture6_MemoryAndPlasticity_'.repeat(4).slice(0, 100);

const longWord = 'hippocampo'.repeat(20);

const longTitle = `${longWord.slice(0, 116)}.pdf`;

const caller = (page: Page) => ({ request: page.request, token: tokenOf('premium') });

/** Nothing but words that are too long for their places. */
export async function runLong(page: Page): Promise<void> {
  await run(page, {
    name: longName,
    questions: [lengthen(makeSamples().choice.question), ...few()],
  });
}

export async function runLongMatching(page: Page): Promise<void> {
  const { matching } = makeSamples();
  await run(page, { name: longName, questions: [lengthen(matching.question), ...few()] });
}

export async function runFifty(page: Page): Promise<void> {
  await run(page, { questions: fifty() });
  await page
    .getByRole('button', { name: /^Question 37\b/ })
    .filter({ visible: true })
    .click();
}

export async function missFifty(page: Page): Promise<void> {
  await run(page, { questions: fifty(), config: { testLayout: 'vertical' } });
  await page.getByRole('button', { name: 'Submit Test' }).filter({ visible: true }).click();
}

export async function runOne(page: Page): Promise<void> {
  await run(page, { questions: [makeSamples().truth.question] });
}

export async function passLong(page: Page): Promise<void> {
  const question = lengthen(makeSamples().choice.question);
  await openResults(page, { name: longName, given: [{ question, answer: 'a' }] });
}

export async function passOne(page: Page): Promise<void> {
  const { question, right } = makeSamples().truth;
  await openResults(page, { given: [{ question, answer: right }] });
}

export async function passFifty(page: Page): Promise<void> {
  const given = fifty().map((question, index) => ({
    question,
    answer: index % 3 === 0 ? null : index % 2 ? 'False' : 'magnesium',
  }));
  await openResults(page, { given });
}

export async function nameLong(page: Page): Promise<void> {
  await preview(page);
  await page.getByLabel('Test name').fill(longName);
}

/** The lists with a name and a material that are too long; nothing is really renamed. */
export async function listLong(page: Page): Promise<void> {
  await page.route('**/api/tests?*', async (route) => {
    const response = await route.fetch();
    const list = listTests.reply.parse(await response.json());
    const tests = list.tests.map((test, index) =>
      index === 0 ? { ...test, name: longName, materialTitle: longTitle } : test,
    );
    return route.fulfill({ response, json: { ...list, tests } });
  });
  await page.reload();
  await waitUntilDrawn(page);
}

export async function openLong(page: Page): Promise<void> {
  await page.route(`**/api/tests/${memoryTest}`, async (route) => {
    const response = await route.fetch();
    const { test } = getTest.reply.parse(await response.json());
    const parts = test.parts.map((part) => ({ ...part, title: longTitle }));
    const questions = test.questions.map(lengthen);
    return route.fulfill({
      response,
      json: { test: { ...test, name: longName, parts, questions } },
    });
  });
  await page.reload();
  await waitUntilDrawn(page);
}

async function run(page: Page, wish: SavedWish): Promise<void> {
  const testId = await makeSavedTest(caller(page), wish);
  const attemptId = await beginTest(caller(page), testId);
  await page.goto(`/ai-tests/test?attempt=${attemptId}`);
  await page.getByRole('article').first().waitFor();
}

async function openResults(page: Page, wish: Wish): Promise<void> {
  const { attemptId } = await makeAttempt(caller(page), wish);
  await page.goto(`/view-results/${attemptId}`);
  await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor();
}

const few = () => [makeSamples().truth.question, makeSamples().gap.question];

/** No plan allows so many of one type. */
const fifty = () =>
  Array.from({ length: 50 }, (_, index) => makeSamples()[index % 2 ? 'truth' : 'gap'].question);

/** The same question in words that need all the room there is, and more. */
function lengthen<Asked extends Question>(question: Asked): Asked {
  const text = `${question.text} ${longWord}`;
  if ('options' in question) {
    const options = question.options.map((option) => ({ ...option, text: grow(option.text) }));
    return { ...question, text, options };
  }
  if ('columnA' in question) {
    const columnA = question.columnA.map((row) => ({ ...row, text: grow(row.text) }));
    const columnB = question.columnB.map((row) => ({ ...row, text: grow(row.text) }));
    return { ...question, text, columnA, columnB };
  }
  return { ...question, text };
}

const grow = (text: string) =>
  `${text} ${longWord.slice(0, 90)}, ${'and so on, '.repeat(12)}always.`;
