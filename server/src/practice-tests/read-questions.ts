import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import type { Db } from '../platform/db.ts';
import { readAllQuestionRows, type TestKey } from './store.ts';

export type StoredQuestion = {
  question: Question;
  /** Null while it is in the test. */
  removedAt: Date | null;
};

/** All that a test has or ever had, or those with these ids, in the order of their places. */
export async function readAllQuestions(
  db: Db,
  key: TestKey,
  questionIds?: readonly string[],
): Promise<StoredQuestion[]> {
  const rows = await readAllQuestionRows(db, key, questionIds);
  return rows.map(({ question, removedAt }) => ({ question: readQuestion(question), removedAt }));
}

/**
 * Questions of a test with their keys, in the order asked for; also those that were edited or taken
 * out since. What the test never had is left out.
 */
export async function readQuestionsOfTest(
  db: Db,
  key: TestKey,
  questionIds: readonly string[],
): Promise<Question[]> {
  const stored = await readAllQuestions(db, key, questionIds);
  const byId = new Map(stored.map(({ question }) => [question.id, question]));
  return questionIds.flatMap((id) => byId.get(id) ?? []);
}
