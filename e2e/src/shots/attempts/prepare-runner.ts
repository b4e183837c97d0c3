import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { Page } from '@playwright/test';
import { beginTest, makeSavedTest } from '../../attempts/make-attempt.ts';
import { chooseMatch } from '../../attempts/runner-steps.ts';
import { makeSamples, type SampleType } from '../../attempts/sample-test.ts';
import { tokenOf } from '../../sign-in.ts';
import { memoryTest } from './prepare-tests.ts';

type Wish = {
  as?: 'free' | 'premium';
  types?: readonly SampleType[];
  config?: Partial<TestConfig>;
  /** How long it has run already. */
  elapsedMs?: number;
};

const all: SampleType[] = ['matching', 'gap', 'several', 'short', 'truth', 'choice'];
const quiz = {
  preset: 'quiz',
  enableTimer: true,
  timerDuration: 10,
  showStudyMaterial: true,
} as const;

/** A test that was begun, with a question of each of these types. */
async function open(page: Page, { as = 'premium', types = all, config = {}, elapsedMs = 0 }: Wish) {
  const caller = { request: page.request, token: tokenOf(as) };
  const questions = types.map((type) => makeSamples()[type].question);
  const testId = await makeSavedTest(caller, { questions, config });
  await begin(page, { as, testId, elapsedMs });
}

type Begun = { as: 'free' | 'premium'; testId: string; elapsedMs: number };

async function begin(page: Page, { as, testId, elapsedMs }: Begun): Promise<void> {
  const caller = { request: page.request, token: tokenOf(as) };
  const attemptId = await beginTest(caller, testId, elapsedMs);
  await page.goto(`/ai-tests/test?attempt=${attemptId}`);
  await page.getByRole('article').first().waitFor();
}

const goTo = (page: Page, number: number) =>
  page
    .getByRole('button', { name: new RegExp(`^Question ${number}\\b`) })
    .filter({ visible: true })
    .click();

/** As in the picture: some of Maya's test answered, a question at hand. */
export async function testAtHand(page: Page): Promise<void> {
  await begin(page, { as: 'free', testId: memoryTest, elapsedMs: 78_000 });
  for (const number of [9, 11]) {
    await goTo(page, number);
    await page.getByRole('radio', { name: /False/ }).click();
  }
  await goTo(page, 2);
  await page.getByRole('radio', { name: /^B / }).click();
}

export const showType = (type: SampleType) => (page: Page) =>
  open(page, { types: [type, 'truth', 'choice'], config: quiz });

export async function matchSome(page: Page): Promise<void> {
  await showType('matching')(page);
  await chooseMatch(page, 'Richard Semon', 'Coined the word engram');
  await chooseMatch(page, 'Donald Hebb', 'Coined the word engram (used)');
}

export async function chooseSome(page: Page): Promise<void> {
  await showType('several')(page);
  await page.getByRole('checkbox', { name: 'Glutamate' }).click();
}

export async function vertical(page: Page): Promise<void> {
  const config = { testLayout: 'vertical', enableTimer: true } as const;
  await open(page, { config, elapsedMs: 504_000 });
  await page.getByRole('textbox', { name: 'Blank' }).fill('magnesium');
  await page.getByRole('checkbox', { name: 'Glutamate' }).click();
}

export async function submitWithGaps(page: Page): Promise<void> {
  await testAtHand(page);
  await goTo(page, 15);
  await page.getByRole('button', { name: 'Submit Test' }).click();
}

export async function wantToLeave(page: Page): Promise<void> {
  await testAtHand(page);
  await page.getByRole('button', { name: 'Back' }).click();
}

export async function lookAway(page: Page): Promise<void> {
  await open(page, { config: { lockScreen: true } });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

export const runShort = (page: Page) =>
  open(page, { types: ['choice', 'truth'], config: quiz, elapsedMs: 558_000 });

export async function loseNetwork(page: Page): Promise<void> {
  await testAtHand(page);
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: /^C / }).click();
  await page.getByText('Saved on this device, will be sent').waitFor();
}

export async function askForHint(page: Page): Promise<void> {
  await report(page);
  await goTo(page, 4);
  await page.getByRole('button', { name: /Get Hint/ }).click();
}

export async function wantToReport(page: Page): Promise<void> {
  await testAtHand(page);
  await page.getByRole('button', { name: 'Report Question' }).click();
}

export async function report(page: Page): Promise<void> {
  await wantToReport(page);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

export async function showKeys(page: Page): Promise<void> {
  await testAtHand(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
}

export async function runOutOfTime(page: Page): Promise<void> {
  const caller = { request: page.request, token: tokenOf('premium') };
  const questions = all.map((type) => makeSamples()[type].question);
  const testId = await makeSavedTest(caller, { questions, config: quiz });
  const attemptId = await beginTest(caller, testId, 601_000);
  await page.goto(`/ai-tests/test?attempt=${attemptId}`);
  await page.getByText('Time ran out, so we submitted what you had.').first().waitFor();
}
