import { gradeAnswered } from '@engram/core/attempts/grade-attempt.ts';
import type { Db } from '../platform/db.ts';
import { readQuestionsOfTest } from '../practice-tests/read-questions.ts';
import { readAnswers } from './read-answers.ts';
import { findOpenRowOfTest } from './unfinished/store.ts';

/**
 * Of the attempt at a test that runs, as far as it was sent: which questions were right before
 * anything was told of them, and which were not.
 */
export async function readFirstAnswers(
  db: Db,
  key: { userId: string; testId: string },
): Promise<ReadonlyMap<string, boolean>> {
  const attempt = await findOpenRowOfTest(db, key);
  if (!attempt) return new Map();
  const answers = await readAnswers(db, attempt);
  const ids = [...new Set(answers.map(({ questionId }) => questionId))];
  const outcomes = gradeAnswered(await readQuestionsOfTest(db, attempt, ids), answers);
  // They come round by round, so the first one of each question is set last.
  return new Map(
    outcomes
      .toReversed()
      .filter(({ verdict }) => verdict !== 'needs-review')
      .map(({ questionId, verdict }) => [questionId, verdict === 'correct']),
  );
}
