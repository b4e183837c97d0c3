import type { Db } from '../platform/db.ts';
import { findRow, hasTest, listQuestionIds, type TestKey } from './store.ts';

/** Those that the test has now, in their order. Another user's is as if it were not there. */
export async function findQuestionIds(db: Db, key: TestKey): Promise<string[] | undefined> {
  return (await hasTest(db, key)) ? listQuestionIds(db, key) : undefined;
}

/** The text that the sources of the questions point into. */
export async function findMaterialOfTest(db: Db, key: TestKey): Promise<string | undefined> {
  return (await findRow(db, key))?.material;
}
