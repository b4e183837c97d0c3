import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Page } from '@playwright/test';
import { makeAttempt } from '../../attempts/make-attempt.ts';
import { makeSamples } from '../../attempts/sample-test.ts';
import { tokenOf } from '../../sign-in.ts';

/** Two typed answers that no rule can judge, one after the other. */
export async function judgeNow(page: Page): Promise<void> {
  const [one, other] = [makeSamples(), makeSamples()];
  await open(page, [
    { question: one.choice.question, answer: one.choice.wrong },
    { question: one.short.question, answer: one.short.wrong },
    { question: other.short.question, answer: other.short.wrong },
    { question: one.gap.question, answer: one.gap.right },
  ]);
  await page.getByRole('button', { name: 'Judge them now' }).click();
  await page
    .getByRole('group', { name: /What flows into/ })
    .first()
    .waitFor();
}

export async function knowAll(page: Page): Promise<void> {
  const { choice, truth, matching, gap } = makeSamples();
  const all = [choice, truth, matching, gap];
  await open(
    page,
    all.map(({ question, right: answer }) => ({ question, answer })),
  );
  await page.getByText(/^You missed nothing/).waitFor();
}

/** Topics with as much to say as those of a real chapter. */
export async function missByTopic(page: Page): Promise<void> {
  const ask = (topic: string, isRight: boolean) => {
    const { question, right, wrong } = makeSamples().choice;
    return { question: { ...question, topic }, answer: isRight ? right : wrong };
  };
  await open(page, [
    ...[true, true, true].map((isRight) => ask('Memory', isRight)),
    ...[true, true, false].map((isRight) => ask('Coincidence detection', isRight)),
    ...[true, false, false, false].map((isRight) => ask('Synaptic plasticity', isRight)),
  ]);
  await page.getByText(/^4 missed questions come back tomorrow/).waitFor();
}

export async function reviewMissed(page: Page): Promise<void> {
  const { choice, truth } = makeSamples();
  await open(page, [
    { question: choice.question, answer: choice.wrong },
    { question: truth.question, answer: truth.right },
  ]);
  await page.getByRole('link', { name: 'Review it now' }).click();
  await page.getByText('0 of 1 done').waitFor();
}

export async function finishMissed(page: Page): Promise<void> {
  await reviewMissed(page);
  await page.getByRole('radio', { name: /It opens only when glutamate/ }).click();
  await page.getByRole('button', { name: /^Good/ }).click();
  await page.getByText('Reviewed today').waitFor();
}

export async function seeCleared(page: Page): Promise<void> {
  await finishMissed(page);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await page.getByText(/^You have cleared the question/).waitFor();
}

async function open(page: Page, given: { question: Question; answer: Answer }[]): Promise<void> {
  const caller = { request: page.request, token: tokenOf('free') };
  const { attemptId } = await makeAttempt(caller, { given });
  await page.goto(`/view-results/${attemptId}`);
}
