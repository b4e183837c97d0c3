import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

type TestKey = { userId: string; testId: string };
export type BatchKey = TestKey & { generationId: string };

export type NewBatch = BatchKey & {
  replacedId: string | null;
  wish: object;
  isWithAi: boolean;
  createdAt: Date;
};

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<void> {
  await tx
    .insertInto('testBatches')
    .values({ ...batch, wish: JSON.stringify(batch.wish) })
    .execute();
}

export function findBatch(db: Db, { generationId, ...key }: BatchKey) {
  return selectBatches(db, key).where('generationId', '=', generationId).executeTakeFirst();
}

/** Those whose questions nobody has put into the test, the latest first. */
export function listOpenBatches(db: Db, key: TestKey) {
  return selectBatches(db, key)
    .where('added', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('generationId')
    .execute();
}

function selectBatches(db: Db, { userId, testId }: TestKey) {
  return db
    .selectFrom('testBatches')
    .select(['generationId', 'replacedId', 'wish', 'isWithAi', 'added'])
    .where('userId', '=', userId)
    .where('testId', '=', testId);
}

/** For whoever holds the test. */
export async function setAdded(
  tx: Tx,
  { userId, testId, generationId }: BatchKey,
  added: readonly string[],
): Promise<void> {
  await tx
    .updateTable('testBatches')
    .set({ added: [...added] })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('generationId', '=', generationId)
    .execute();
}

/** How the test came to be, with its latest questions. For whoever holds it. */
export async function setMaking(
  tx: Tx,
  { userId, testId }: TestKey,
  { making, aiBatches }: { making: object; aiBatches: number },
): Promise<void> {
  await tx
    .updateTable('tests')
    .set({ making: JSON.stringify(making), aiBatches: sql`ai_batches + ${aiBatches}` })
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .execute();
}
