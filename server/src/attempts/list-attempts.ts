import {
  type AttemptSummary,
  type OutcomeMark,
  outcomeMarks,
  Results,
} from '@engram/core/attempts/attempt.ts';
import type { listAttempts as endpoint } from '@engram/core/attempts/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { findQuestionIds } from '../practice-tests/find-test-for-attempt.ts';
import { readLatestRows, readMarkRows, type SubmittedRow, sumUpSubmitted } from './store.ts';

/** What came of a test lately, and how each of its questions went. */
export async function listAttempts(
  db: Db,
  key: { userId: string; testId: string },
): Promise<Reply<typeof endpoint>> {
  const questionIds = await findQuestionIds(db, key);
  if (!questionIds) throw new AppError('not-found');
  const latest = await readLatestRows(db, key, attemptLimits.listed);
  const marksOf = await gatherMarks(db, key.userId, latest);
  const oldestFirst = latest.toReversed();
  return {
    attempts: latest.map(summarise),
    ...(await sumUpSubmitted(db, key)),
    questions: questionIds.map((questionId) => ({
      questionId,
      marks: oldestFirst.flatMap((row) => marksOf(row, questionId)),
    })),
  };
}

/** What was asked and not answered has no row. */
async function gatherMarks(db: Db, userId: string, rows: readonly SubmittedRow[]) {
  const given = new Map<string, OutcomeMark[]>();
  const ids = rows.map(({ attemptId }) => attemptId);
  for (const { attemptId, questionId, mark } of await readMarkRows(db, userId, ids)) {
    const id = `${attemptId} ${questionId}`;
    given.set(id, [...(given.get(id) ?? []), z.enum(outcomeMarks).parse(mark)]);
  }
  return ({ attemptId, questionIds, isEndless }: SubmittedRow, questionId: string) => {
    const wasAsked = !isEndless && questionIds.includes(questionId);
    const missing: OutcomeMark[] = wasAsked ? ['unanswered'] : [];
    return given.get(`${attemptId} ${questionId}`) ?? missing;
  };
}

function summarise({ attemptId, results, timeTakenSeconds }: SubmittedRow): AttemptSummary {
  const { score, correctCount, totalQuestions, completedAt } = Results.parse(results);
  return {
    id: attemptId,
    score,
    correctCount,
    totalQuestions,
    timeTakenSeconds: timeTakenSeconds ?? 0,
    completedAt,
  };
}
