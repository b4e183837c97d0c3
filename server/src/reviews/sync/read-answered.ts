import type { Question } from '@engram/core/questions/question.ts';
import type { Review } from '@engram/core/reviews/review.ts';
import type { Tx } from '../../platform/db.ts';
import { readQuestionsOfTest } from '../../practice-tests/read-questions.ts';
import type { ScheduleRow } from '../store.ts';

type Told = { rows: readonly ScheduleRow[]; reviews: readonly Review[] };

/** The questions that were reviewed by answering them, with their keys. */
export async function readAnswered(
  tx: Tx,
  userId: string,
  { rows, reviews }: Told,
): Promise<ReadonlyMap<string, Question>> {
  const answered = new Set(reviews.flatMap(({ given, itemId }) => (given ? [itemId] : [])));
  const wanted = rows.filter(({ kind, itemId }) => kind === 'question' && answered.has(itemId));
  const questions: Question[] = [];
  for (const [testId, items] of Map.groupBy(wanted, ({ groupId }) => groupId)) {
    const ids = items.map(({ itemId }) => itemId);
    questions.push(...(await readQuestionsOfTest(tx, { userId, testId }, ids)));
  }
  return new Map(questions.map((question) => [question.id, question]));
}
