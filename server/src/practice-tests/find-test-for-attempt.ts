import { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { Db } from '../platform/db.ts';
import { findConfig, findRow, listQuestionIds, type TestKey } from './store.ts';

export type TestForAttempt = {
  name: string;
  config: TestConfig;
  /** Those that the test has now, in their order. */
  questionIds: string[];
};

/** Another user's is as if it were not there. */
export async function findTestForAttempt(
  db: Db,
  key: TestKey,
): Promise<TestForAttempt | undefined> {
  const row = await findConfig(db, key);
  if (!row) return undefined;
  const questionIds = await listQuestionIds(db, key);
  return { name: row.name, config: TestConfig.parse(row.config), questionIds };
}

/** The text that the sources of the questions point into. */
export async function findMaterialOfTest(db: Db, key: TestKey): Promise<string | undefined> {
  return (await findRow(db, key))?.material;
}
