import { AppError } from '../http/app-error.ts';
import { forgetMaterialUse } from '../materials/record-use.ts';
import type { Db } from '../platform/db.ts';
import type { Platform } from '../platform/start.ts';
import { forgetTest, forgetTestReviews } from './jobs.ts';
import { eraseTest, insertDeleted, setName, type TestKey } from './store.ts';

export async function renameTest(db: Db, key: TestKey, name: string): Promise<void> {
  if (!(await setName(db, key, name.normalize('NFC')))) throw new AppError('not-found');
}

/** With its questions and all its attempts; it stays deleted, whoever saves it again. */
export async function deleteTest(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  key: TestKey,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await eraseTest(tx, key))) throw new AppError('not-found');
    await insertDeleted(tx, key);
    await forgetMaterialUse(tx, { userId: key.userId, usedIn: 'test', thingId: key.testId });
    await jobs.enqueue(tx, forgetTest, key);
    await jobs.enqueue(tx, forgetTestReviews, { ...key, questionId: null });
  });
}
