import type { Db } from '../platform/db.ts';
import { readTestNames } from './store.ts';

/** What tests are called; what is gone is left out. */
export async function nameTests(
  db: Db,
  userId: string,
  testIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readTestNames(db, userId, testIds);
  return new Map(rows.map(({ testId, name }) => [testId, name]));
}
