import type { User } from '@engram/core/accounts/user.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { showQuestion } from '../generation/show-question.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { findMaterialOfTest } from '../practice-tests/find-test-for-attempt.ts';
import { getRow } from './find-attempt.ts';
import { readMissedOf } from './find-missed.ts';

/** Nothing before the submission. */
export async function readMissed(
  db: Db,
  user: User,
  attemptId: string,
): Promise<{ questions: Question[]; studyMaterial: string }> {
  const row = await getRow(db, { userId: user.uid, attemptId });
  if (!user.isPremium) throw new AppError('premium-only');
  if (row.submittedAt === null) throw new AppError('not-found');
  const questions = await readMissedOf(db, row);
  return {
    questions: questions.map((question) => showQuestion(question, user)),
    studyMaterial: (await findMaterialOfTest(db, row)) ?? '',
  };
}
