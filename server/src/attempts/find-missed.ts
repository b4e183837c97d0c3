import { wasMissed } from '@engram/core/attempts/was-missed.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Db } from '../platform/db.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { describeOutcomes } from './describe-attempt.ts';
import { readAnswers } from './read-answers.ts';
import { type AttemptKey, type AttemptRow, findRow } from './store.ts';

export type Missed = { testId: string; submittedAt: Date; questions: Question[] };

/** What an attempt missed; undefined before it is submitted. */
export async function findMissed(db: Db, key: AttemptKey): Promise<Missed | undefined> {
  const row = await findRow(db, key);
  if (!row || row.submittedAt === null) return undefined;
  const { testId, submittedAt } = row;
  return { testId, submittedAt, questions: await readMissedOf(db, row) };
}

/** Each once, as the test asks it. */
export async function readMissedOf(db: Db, row: AttemptRow): Promise<Question[]> {
  const missed = describeOutcomes(row, await readAnswers(db, row))
    .filter(wasMissed)
    .map(({ questionId }) => questionId);
  return readQuestionsOfTest(db, row, [...new Set(missed)]);
}
