import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { nameTests } from '../../practice-tests/name-tests.ts';
import { readWaitingRows } from './store.ts';

export type WaitingAttempt = {
  attemptId: string;
  name: string;
  waiting: number;
  submittedAt: string;
};

const Counts = z.object({ totalQuestions: z.int(), gradedQuestions: z.int() });

/** A user's own attempts with answers that wait for their word, the latest first. */
export async function listWaiting(db: Db, userId: string, most: number): Promise<WaitingAttempt[]> {
  const rows = await readWaitingRows(db, userId, most);
  const names = await nameTests(db, userId, [...new Set(rows.map(({ testId }) => testId))]);
  return rows.flatMap(({ attemptId, testId, submittedAt, results }) => {
    const name = names.get(testId);
    if (name === undefined || submittedAt === null) return [];
    const { totalQuestions, gradedQuestions } = Counts.parse(results);
    return [
      {
        attemptId,
        name,
        waiting: totalQuestions - gradedQuestions,
        submittedAt: submittedAt.toISOString(),
      },
    ];
  });
}
