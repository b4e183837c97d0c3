import type { Question } from '@engram/core/questions/question.ts';
import type { Page } from '@playwright/test';
import { beginTest, makeAttempt, makeSavedTest, takeTest } from '../../attempts/make-attempt.ts';
import { chooseOfResults } from '../../attempts/results-menu.ts';
import { makeSamples } from '../../attempts/sample-test.ts';
import { type Demo, tokenOf } from '../../sign-in.ts';
import { openConfig } from '../creation/prepare-creation.ts';
import { glossary } from '../creation/prepare-without-ai.ts';

/** The list after generation, with one question under the pen and one being replaced (D26). */
export async function review(page: Page): Promise<void> {
  await openReview(page);
  await page.getByRole('button', { name: 'Edit question 2', exact: true }).click();
  await page.route('**/replacement', () => new Promise(() => undefined));
  await page.getByRole('button', { name: 'Replace question 4', exact: true }).click();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
}

export async function addToReview(page: Page): Promise<void> {
  await openReview(page);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Kind of question').selectOption('matching');
  await page.getByRole('button', { name: 'Add to test' }).click();
}

export async function openReview(page: Page): Promise<void> {
  await openConfig(page, glossary);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByRole('switch', { name: 'Review questions before starting' }).click();
  await page.getByRole('button', { name: /^Generate Test with/ }).click();
  await page.getByRole('heading', { name: 'Review your questions' }).waitFor({ timeout: 60_000 });
}

/** A wrong answer in endless mode. */
export async function answerWrongly(page: Page): Promise<void> {
  await openEndless(page);
  await page.getByRole('radio', { name: /whatever the membrane voltage/ }).click();
}

export async function answerRightly(page: Page): Promise<void> {
  await answerWrongly(page);
  await page.getByRole('radio', { name: /already depolarised/ }).click();
}

export async function judgeInEndless(page: Page): Promise<void> {
  await openEndless(page, 'short');
  await page.getByRole('textbox').fill('Something that makes the synapse stronger, I believe');
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Endless by weakness: half of one topic was missed in the last attempt, all of another was right. */
export async function askByWeakness(page: Page): Promise<void> {
  const caller = callerOf(page, 'premium');
  const { truth, choice, gap, short, several, matching } = makeSamples();
  const weak = [truth, choice, gap, short].map((sample) => aboutTopic(sample, 'NMDA receptor'));
  const strong = [several, matching].map((sample) => aboutTopic(sample, 'History of memory'));
  const testId = await makeSavedTest(caller, {
    questions: [...weak, ...strong].map(({ question }) => question),
    config: { preset: 'endless', isEndlessMode: true },
  });
  const given = [
    ...weak.slice(2).map(({ question, wrong }) => ({ question, answer: wrong })),
    ...strong.map(({ question, right }) => ({ question, answer: right })),
  ];
  await takeTest(caller, testId, { given });
  const isKnown = page.waitForResponse('**/api/progress/tests/*');
  await page.goto(`/ai-tests/test?attempt=${await beginTest(caller, testId)}`);
  await isKnown;
  await page.getByRole('radio', { name: 'False' }).click();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByText(/your weakest topic here/).waitFor();
}

function aboutTopic<T extends { question: Question }>(sample: T, topic: string): T {
  return { ...sample, question: { ...sample.question, topic } };
}

async function openEndless(page: Page, first: 'choice' | 'short' = 'choice'): Promise<void> {
  const { choice, truth, gap, short } = makeSamples();
  const rest = [truth, gap, first === 'choice' ? short : choice];
  const ordered = [first === 'choice' ? choice : short, ...rest];
  const testId = await makeSavedTest(callerOf(page, 'free'), {
    questions: ordered.map(({ question }) => question),
    config: { preset: 'endless', isEndlessMode: true },
  });
  await page.goto(`/ai-tests/test?test=${testId}`);
  await page.getByRole('heading', { name: 'Endless Practice' }).waitFor();
}

export async function studyWrongly(page: Page): Promise<void> {
  await openStudy(page);
  await page.getByRole('radio', { name: /whatever the membrane voltage/ }).click();
}

export async function studyRightly(page: Page): Promise<void> {
  await openStudy(page);
  await page.getByRole('radio', { name: /already depolarised/ }).click();
}

export async function endStudy(page: Page): Promise<void> {
  await studyWrongly(page);
  await page.getByRole('button', { name: 'End session' }).click();
}

async function openStudy(page: Page): Promise<void> {
  const { choice, truth, gap } = makeSamples();
  const { attemptId } = await makeAttempt(callerOf(page, 'premium'), {
    given: [choice, truth, gap].map(({ question, wrong }) => ({ question, answer: wrong })),
  });
  await page.goto(`/view-results/${attemptId}`);
  await chooseOfResults(page, 'Review Incorrect');
  await page.getByRole('heading', { name: 'Study session' }).waitFor();
}

function callerOf(page: Page, demo: Demo) {
  return { request: page.request, token: tokenOf(demo) };
}
