import { getAttempt, getOpenAttempt } from '@engram/core/attempts/api.ts';
import { getTest } from '@engram/core/practice-tests/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { readToken } from '../../http/token.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { findKeptTest, keepTest } from '../../practice-tests/keeping/test-store.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { callWithClock } from '../keeping/call-with-clock.ts';
import type { KeptAttempt } from '../keeping/kept-attempt.ts';

/** What the address asks for: a test to begin, an attempt to go on with, or neither. */
export type Wanted = { testId: string | undefined; attemptId: string | undefined };

/** An attempt with the questions it was begun with. */
export type Opened = { attemptId: string; test: PracticeTest };

/** From what this browser has, without asking anybody. */
export function findOpened(uid: string, wanted: Wanted): Opened | undefined {
  const attempt = findKeptAttempt(uid, wanted);
  if (!attempt) return begin(uid, wanted.testId);
  const test = findKeptTest(uid, attempt.testId)?.test;
  const questions = test && pick(test.questions, attempt.questionIds);
  if (questions) attemptsOf(uid).resume(attempt.id);
  return questions && { attemptId: attempt.id, test: { ...test, questions } };
}

/** With the help of the server; null when there is nothing to be taken. */
export async function loadOpened(uid: string, wanted: Wanted): Promise<Opened | null> {
  const token = readToken();
  try {
    if (wanted.attemptId === undefined && wanted.testId !== undefined) {
      const { test } = await call(getTest, { params: { id: wanted.testId } });
      // Logged out meanwhile: nothing may be kept any more.
      if (readToken() !== token) return null;
      keepTest(uid, keptAsSaved(test));
      return begin(uid, test.id) ?? null;
    }
    return await loadAttempt(uid, wanted.attemptId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function loadAttempt(uid: string, attemptId: string | undefined): Promise<Opened | null> {
  const token = readToken();
  const reply =
    attemptId === undefined
      ? await callWithClock(getOpenAttempt, {})
      : await callWithClock(getAttempt, { params: { id: attemptId } });
  const { attempt, questions } = reply;
  if (!attempt) return null;
  const { test } = await call(getTest, { params: { id: attempt.testId } });
  if (readToken() !== token) return null;
  keepTest(uid, keptAsSaved(test));
  attemptsOf(uid).adopt(attempt);
  attemptsOf(uid).resume(attempt.id);
  const own = pick([...questions, ...test.questions], attempt.questionIds) ?? questions;
  return { attemptId: attempt.id, test: { ...test, questions: own } };
}

/** The one that the address names, else the open one of the test, else the last open one. */
function findKeptAttempt(uid: string, { testId, attemptId }: Wanted): KeptAttempt | undefined {
  const store = attemptsOf(uid);
  if (attemptId !== undefined) return store.find(attemptId);
  return store
    .list()
    .filter(({ phase, refusal }) => phase === 'open' && refusal === null)
    .filter((attempt) => testId === undefined || attempt.testId === testId)
    .toSorted((a, b) => a.seen.at - b.seen.at)
    .at(-1);
}

function begin(uid: string, testId: string | undefined): Opened | undefined {
  const test = testId === undefined ? undefined : findKeptTest(uid, testId)?.test;
  if (!test || test.questions.length === 0) return undefined;
  return { attemptId: attemptsOf(uid).begin(test).id, test };
}

/** Undefined when one of them is missing. */
function pick(questions: readonly Question[], ids: readonly string[]): Question[] | undefined {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const picked = ids.flatMap((id) => byId.get(id) ?? []);
  return picked.length === ids.length ? picked : undefined;
}
