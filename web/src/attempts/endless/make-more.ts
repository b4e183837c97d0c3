import { questionLimits, testLimits } from '@engram/core/limits.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import { makeMoreQuestions } from '@engram/core/practice-tests/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { orderBatch } from '../../generation/built-in-generator.ts';
import { ApiError } from '../../http/api-error.ts';
import { call } from '../../http/call.ts';
import { logIgnored } from '../../http/log-ignored.ts';
import { keepAdded } from '../../practice-tests/keeping/added-questions.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { findKeptTest, keepTest } from '../../practice-tests/keeping/test-store.ts';
import { sendAddedQuestions } from '../keeping/sending/send-added.ts';

type Asked = {
  uid: string;
  test: PracticeTest;
  /** All that the test has, also those the server has not heard of. */
  questions: readonly Question[];
};

/**
 * The next batch of an endless test [END-12]: by the server, or on this device when nobody can make
 * it there. Kept before it returns; false when the text supports no more.
 */
export async function makeMore(asked: Asked): Promise<boolean> {
  const { uid, test, questions } = asked;
  if (questions.length + questionLimits.endlessBatch > testLimits.maxQuestions) return false;
  try {
    return await askServer(uid, test.id);
  } catch (error) {
    if (isUsedUp(error)) return false;
    logIgnored('More questions are made on this device.', error);
    return makeHere(asked);
  }
}

async function askServer(uid: string, testId: string): Promise<boolean> {
  if (findKeptTest(uid, testId)?.unsaved) throw new Error('The server has no such test yet.');
  // What it has not heard of would be asked about twice.
  await sendAddedQuestions(uid, testId);
  const body = { count: questionLimits.endlessBatch };
  const { added, test } = await call(makeMoreQuestions, { params: { id: testId }, body });
  if (isStillKept(uid, testId)) keepTest(uid, keptAsSaved(test));
  return added.length > 0;
}

/** Somebody may have logged out meanwhile, and then nothing of theirs may come back. */
function isStillKept(uid: string, testId: string): boolean {
  return findKeptTest(uid, testId) !== undefined;
}

function isUsedUp(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'nothing-more' || error.code === 'question-limit';
}

async function makeHere({ uid, test, questions }: Asked): Promise<boolean> {
  const order = {
    material: test.studyMaterial,
    topics: test.config.topics,
    wanted: spreadTypes(test, questions),
    avoid: questions.map(stemOf),
    spans: questions.flatMap(({ source }) => source ?? []),
    seed: crypto.randomUUID(),
  };
  try {
    const batch = await orderBatch(order, new AbortController().signal);
    if (isStillKept(uid, test.id)) keepAdded(uid, test.id, batch.questions);
    return batch.questions.length > 0;
  } catch (error) {
    // The script of the generator could not be fetched; the test goes on with what it has.
    logIgnored('The built-in generator failed.', error);
    return false;
  }
}

/** Those that the test has least of come first, so that the whole stays even. */
export function spreadTypes(
  { config }: Pick<PracticeTest, 'config'>,
  questions: readonly Question[],
): { type: QuestionType; count: number }[] {
  const asked = config.questionTypes.length > 0 ? config.questionTypes : listTypes(questions);
  const has = (type: QuestionType) => questions.filter((one) => one.type === type).length;
  const wanted = asked.map((type) => ({ type, count: 0, had: has(type) }));
  for (let left = questionLimits.endlessBatch; left > 0; left -= 1) {
    const fewest = Math.min(...wanted.map(({ count, had }) => count + had));
    const next = wanted.find(({ count, had }) => count + had === fewest);
    if (next) next.count += 1;
  }
  return wanted.map(({ type, count }) => ({ type, count }));
}

function listTypes(questions: readonly Question[]): QuestionType[] {
  return [...new Set(questions.map(({ type }) => type))];
}

/** What tells two questions apart; all matching questions begin with the same words. */
function stemOf(question: Question): string {
  return question.type === 'matching'
    ? question.columnA.map(({ text }) => text).join('; ')
    : question.text;
}
