import { scoreMarks } from '@engram/core/limits.ts';
import type { Db } from '../../platform/db.ts';
import { countMatches } from './store.ts';

/** How many tests a user has, and how many are worth taking again. */
export async function countTests(
  db: Db,
  userId: string,
): Promise<{ tests: number; toRetake: number }> {
  const { all, under } = await countMatches(db, { userId, search: '', mark: scoreMarks.tips });
  return { tests: all, toRetake: under };
}
