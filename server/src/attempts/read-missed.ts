import type { User } from '@engram/core/accounts/user.ts';
import { wasMissed } from '@engram/core/attempts/was-missed.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { showQuestion } from '../generation/show-question.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { findMaterialOfTest } from '../practice-tests/find-test-for-attempt.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { describeOutcomes } from './describe-attempt.ts';
import { getRow } from './find-attempt.ts';
import { readAnswers } from './read-answers.ts';

/** Nothing before the submission. */
export async function readMissed(
  db: Db,
  user: User,
  attemptId: string,
): Promise<{ questions: Question[]; studyMaterial: string }> {
  const row = await getRow(db, { userId: user.uid, attemptId });
  if (!user.isPremium) throw new AppError('premium-only');
  if (row.submittedAt === null) throw new AppError('not-found');
  const missed = describeOutcomes(row, await readAnswers(db, row))
    .filter(wasMissed)
    .map(({ questionId }) => questionId);
  const questions = await readQuestionsOfTest(db, row, [...new Set(missed)]);
  return {
    questions: questions.map((question) => showQuestion(question, user)),
    studyMaterial: (await findMaterialOfTest(db, row)) ?? '',
  };
}
