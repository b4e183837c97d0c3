import type { Db } from '../platform/db.ts';
import { readTestsToTake } from './store.ts';

export type TestToTake = {
  testId: string;
  name: string;
  questions: number;
  lastTakenAt: Date | null;
};

/** Those of some tests that have an end and a question, the oldest first; what is gone is left out. */
export async function listTestsToTake(
  db: Db,
  userId: string,
  testIds: readonly string[],
): Promise<TestToTake[]> {
  if (testIds.length === 0) return [];
  const rows = await readTestsToTake(db, userId, testIds);
  return rows.filter(({ questions }) => questions > 0);
}
