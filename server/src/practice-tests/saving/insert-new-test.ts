import { testLimits } from '@engram/core/limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import {
  countTests,
  hasTest,
  insertQuestions,
  insertTest,
  isDeleted,
  type NewTest,
} from '../store.ts';

/**
 * With its questions in their order. False when it is there already, which stays as it is. For
 * whoever holds the account: two at once could both find the last place, or be the same one.
 */
export async function insertNewTest(
  tx: Tx,
  test: NewTest,
  questions: readonly Question[],
): Promise<boolean> {
  if (await hasTest(tx, test)) return false;
  if (await isDeleted(tx, test)) throw new AppError('gone');
  if ((await countTests(tx, test.userId)) >= testLimits.maxTests) throw new AppError('tests-full');
  await insertTest(tx, test);
  const placed = questions.map((question, place) => ({ questionId: question.id, place, question }));
  await insertQuestions(tx, test, { questions: placed, createdAt: test.createdAt });
  return true;
}
