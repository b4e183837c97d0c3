import { randomUUID } from 'node:crypto';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { APIRequestContext } from '@playwright/test';
import { configOf, parts, studyMaterial } from './sample-test.ts';

type Caller = { request: APIRequestContext; token: string };
type Given = { question: Question; answer: Answer | null; attempts?: number; firstAnswer?: Answer };
export type Wish = {
  given: readonly Given[];
  name?: string;
  config?: Partial<TestConfig>;
  elapsedMs?: number;
  switches?: number[];
};

type MadeAttempt = { testId: string; attemptId: string };

export type SavedWish = {
  questions: readonly Question[];
  name?: string;
  config?: Partial<TestConfig>;
  /** After the text that the sample questions are made of. */
  furtherText?: string;
};

/** A test of these questions, kept as the screens keep one that the device made. */
export async function makeSavedTest(
  caller: Caller,
  { questions, name = 'Memory and plasticity', config = {}, furtherText = '' }: SavedWish,
): Promise<string> {
  const testId = randomUUID();
  await put(caller, `/tests/${testId}`, {
    name,
    config: configOf(questions, config),
    generationId: null,
    studyMaterial: studyMaterial + furtherText,
    parts,
    questions,
  });
  return testId;
}

/** A test with a submitted attempt, made by the calls that the screens make. */
export async function makeAttempt(
  caller: Caller,
  { given, elapsedMs, switches, ...wish }: Wish,
): Promise<MadeAttempt> {
  const questions = given.map(({ question }) => question);
  const testId = await makeSavedTest(caller, { ...wish, questions });
  const taking = { given, ...(elapsedMs && { elapsedMs }), ...(switches && { switches }) };
  return { testId, attemptId: await takeTest(caller, testId, taking) };
}

/** One more submitted attempt at a test. */
export async function takeTest(
  caller: Caller,
  testId: string,
  { given, elapsedMs = 60_000, switches = [] }: Pick<Wish, 'given' | 'elapsedMs' | 'switches'>,
): Promise<string> {
  const attemptId = await beginTest(caller, testId, elapsedMs);
  await put(caller, `/attempts/${attemptId}/submission`, {
    answers: listAnswers(given),
    switches,
    reportedQuestionId: null,
    elapsedMs,
  });
  return attemptId;
}

/** An attempt that stays open. */
export async function beginTest(caller: Caller, testId: string, elapsedMs = 0): Promise<string> {
  const attemptId = randomUUID();
  await put(caller, `/attempts/${attemptId}`, { testId, elapsedMs });
  return attemptId;
}

/** The same with answers, so that it is offered to be resumed. */
export async function leaveTest(
  caller: Caller,
  testId: string,
  given: readonly Given[],
): Promise<string> {
  const attemptId = await beginTest(caller, testId);
  const headers = { authorization: `Bearer ${caller.token}` };
  const data = { answers: listAnswers(given), switches: [], reportedQuestionId: null };
  const response = await caller.request.patch(`/api/attempts/${attemptId}`, { headers, data });
  if (!response.ok()) throw new Error(`Nothing was answered: ${await response.text()}`);
  return attemptId;
}

/** What the server has by now. */
export function askAs({ request, token }: Caller) {
  const headers = { authorization: `Bearer ${token}` };
  return async (path: string) => (await request.get(`/api${path}`, { headers })).json();
}

function listAnswers(given: readonly Given[]) {
  return given
    .filter(({ answer }) => answer !== null)
    .map(({ question, answer, attempts = 1, firstAnswer = null }) => ({
      questionId: question.id,
      round: 0,
      answer,
      firstAnswer,
      attempts,
      ownVerdict: null,
      revision: 1,
    }));
}

async function put({ request, token }: Caller, path: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.put(`/api${path}`, { headers, data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
}
