import { attemptLimits, questionLimits, testLimits } from '@engram/core/limits.ts';
import { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { AppError } from '../http/app-error.ts';
import { holdPicturesOf } from '../pictures/hold-pictures.ts';
import type { Tx } from '../platform/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { forgetQuestion, forgetTestReviews } from './jobs.ts';
import {
  eraseFormer,
  findNextPlace,
  holdRow,
  insertQuestions,
  listQuestionIds,
  readAllQuestionRows,
  setQuestions,
  setRemoved,
  type TestKey,
} from './store.ts';

/** Until the transaction ends nobody else changes the questions of this test. */
export async function holdTest(tx: Tx, key: TestKey): Promise<void> {
  if (!(await holdRow(tx, key))) throw new AppError('not-found');
}

export type HeldTest = {
  config: TestConfig;
  /** Those that it has now, in their order. */
  questionIds: string[];
};

/** For whoever needs to know what is held. */
export async function holdAndReadTest(tx: Tx, key: TestKey): Promise<HeldTest> {
  const row = await holdRow(tx, key);
  if (!row) throw new AppError('not-found');
  const questionIds = await listQuestionIds(tx, key);
  return { config: TestConfig.parse(row.config), questionIds };
}

type Change = { now: Date };
/** What is out of the test does not come back to be reviewed. */
type Removal = Change & { questionId: string; jobs: Jobs };

/** At the end; what the test has or had already is not added again. For whoever holds the test. */
export async function putAtEnd(
  tx: Tx,
  key: TestKey,
  { questions, now }: Change & { questions: readonly Question[] },
): Promise<void> {
  const known = await readAllQuestionRows(tx, key, idsOf(questions));
  const knownIds = new Set(known.map(({ questionId }) => questionId));
  const added = questions.filter(({ id }) => !knownIds.has(id));
  const present = await listQuestionIds(tx, key);
  if (present.length + added.length > testLimits.maxQuestions) throw new AppError('question-limit');
  await holdPicturesOf(tx, key.userId, { texts: [JSON.stringify(added)], now });
  const first = await findNextPlace(tx, key);
  await insertQuestions(tx, key, {
    questions: added.map((question, index) => ({
      questionId: question.id,
      place: first + index,
      question,
    })),
    createdAt: now,
  });
}

/**
 * A question in the place of another, which stays for the attempts that answered it (D26). Sent
 * again it changes nothing. For whoever holds the test.
 */
export async function putInPlace(
  tx: Tx,
  key: TestKey,
  { questionId, question, now, jobs }: Removal & { question: Question },
): Promise<void> {
  const rows = await readAllQuestionRows(tx, key, [questionId, question.id]);
  if (rows.some((row) => row.questionId === question.id)) return;
  const old = rows.find((row) => row.questionId === questionId);
  if (!old || old.removedAt !== null) throw new AppError('not-found');
  await remove(tx, key, { questionId, now });
  const { userId, testId } = key;
  await jobs.enqueue(tx, forgetTestReviews, { userId, testId, questionId });
  const { place } = old;
  await holdPicturesOf(tx, userId, { texts: [JSON.stringify(question)], now });
  const added = [{ questionId: question.id, place, question }];
  await insertQuestions(tx, key, { questions: added, createdAt: now });
}

/** Removed once, a question stays so; the last ones stay. For whoever holds the test. */
export async function takeOut(
  tx: Tx,
  key: TestKey,
  { questionId, now, jobs }: Removal,
): Promise<void> {
  const [row] = await readAllQuestionRows(tx, key, [questionId]);
  if (!row) throw new AppError('not-found');
  if (row.removedAt !== null) return;
  const present = await listQuestionIds(tx, key);
  if (present.length <= questionLimits.minPerTest) throw new AppError('too-few-questions');
  await remove(tx, key, { questionId, now });
  await jobs.enqueue(tx, forgetQuestion, { ...key, questionId, removedAt: now.toISOString() });
}

/** What was taken out, as if it had never been. The test has to be held. */
export async function putBack(tx: Tx, key: TestKey, questionId: string): Promise<void> {
  const [row] = await readAllQuestionRows(tx, key, [questionId]);
  if (!row) throw new AppError('not-found');
  if (row.removedAt === null) return;
  const present = await listQuestionIds(tx, key);
  if (present.length >= testLimits.maxQuestions) throw new AppError('question-limit');
  await setRemoved(tx, key, { questionId, removedAt: null });
}

/** Of a copy of somebody else's test, whose owner has corrected it. For whoever holds the test. */
export function correctQuestions(
  tx: Tx,
  key: TestKey,
  questions: readonly Question[],
): Promise<void> {
  return setQuestions(tx, key, questions);
}

/**
 * It stays while an attempt has it, and else for a while, as a device may still answer it. Of those
 * before it the old ones go, or edits would pile up for ever.
 */
async function remove(
  tx: Tx,
  key: TestKey,
  { questionId, now }: Omit<Removal, 'jobs'>,
): Promise<void> {
  await setRemoved(tx, key, { questionId, removedAt: now });
  await eraseFormer(tx, key, {
    removedBefore: new Date(now.getTime() - attemptLimits.maxElapsedMs),
    most: testLimits.maxFormerQuestions,
  });
}

function idsOf(questions: readonly Question[]): string[] {
  return questions.map(({ id }) => id);
}
