import type { User } from '@engram/core/accounts/user.ts';
import type { Attempt } from '@engram/core/attempts/attempt.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { showQuestion } from '../generation/show-question.ts';
import type { Db } from '../platform/db.ts';
import { readAllQuestions, readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { describeAttempt } from './describe-attempt.ts';
import { getRow } from './find-attempt.ts';
import { readAnswers, type StoredAnswer } from './read-answers.ts';
import { findOpenRow, listOpenTests } from './unfinished/store.ts';
import type { AttemptRow } from './store.ts';

export type ReadAttempt = { attempt: Attempt; questions: Question[] };

type OpenAttempt = ReadAttempt | { attempt: null; questions: [] };

export async function readAttempt(db: Db, user: User, attemptId: string): Promise<ReadAttempt> {
  return readWhole(db, user, await getRow(db, { userId: user.uid, attemptId }));
}

export async function readOpenAttempt(
  db: Db,
  user: User,
): Promise<OpenAttempt & { testIds: string[] }> {
  const row = await findOpenRow(db, user.uid);
  const testIds = await listOpenTests(db, user.uid, attemptLimits.listed);
  const found: OpenAttempt = row
    ? await readWhole(db, user, row)
    : { attempt: null, questions: [] };
  return { ...found, testIds };
}

async function readWhole(db: Db, user: User, row: AttemptRow): Promise<ReadAttempt> {
  const attempt = await readDescribed(db, row);
  const questions = await readQuestionsOfTest(db, row, attempt.questionIds);
  return { attempt, questions: questions.map((question) => showQuestion(question, user)) };
}

/** Without the questions. */
export async function readDescribed(db: Db, row: AttemptRow): Promise<Attempt> {
  const answers = await readAnswers(db, row);
  return describeAttempt(row, { answers, added: await listAdded(db, row, answers) });
}

/** An endless one grows by what was answered, in the order of the test. */
async function listAdded(
  db: Db,
  row: AttemptRow,
  answers: readonly StoredAnswer[],
): Promise<string[]> {
  const known = new Set(row.questionIds);
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const added = [...answered].filter((id) => !known.has(id));
  if (!row.isEndless || added.length === 0) return [];
  const stored = await readAllQuestions(db, row, added);
  return stored.map(({ question }) => question.id);
}
