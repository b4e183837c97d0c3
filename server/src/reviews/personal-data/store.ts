import type { Db } from '../../platform/db.ts';

const schedulesPerPage = 1_000;
const batchesPerPage = 200;

export function readProfileRow(db: Db, userId: string) {
  return db
    .selectFrom('reviewProfiles')
    .select(['retention', 'newPerDay', 'duePerDay', 'wantsOwn', 'usesOwn', 'ownParameters'])
    .select(['ownSince', 'ownReviews', 'ownGain', 'memoryReviews', 'trainedAt', 'trainedReviews'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export type ExportedSchedule = { itemId: string } & Record<string, unknown>;

export function readSchedulesAfter(
  db: Db,
  userId: string,
  after: ExportedSchedule | undefined,
): Promise<ExportedSchedule[]> {
  const all = db
    .selectFrom('reviewSchedules')
    .select(['itemId', 'kind', 'groupId', 'state', 'due', 'stability', 'difficulty'])
    .select(['reps', 'lapses', 'lastReviewedAt', 'missedAt'])
    .where('userId', '=', userId);
  const rest = after ? all.where('itemId', '>', after.itemId) : all;
  return rest.orderBy('itemId').limit(schedulesPerPage).execute();
}

export type ExportedBatch = { batchId: string; reviews: Uint8Array };

export function readBatchesAfter(
  db: Db,
  userId: string,
  after: ExportedBatch | undefined,
): Promise<ExportedBatch[]> {
  const all = db
    .selectFrom('reviewBatches')
    .select(['batchId', 'reviews'])
    .where('userId', '=', userId);
  const rest = after ? all.where('batchId', '>', after.batchId) : all;
  return rest.orderBy('batchId').limit(batchesPerPage).execute();
}

export async function nameItems(db: Db, userId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('reviewSchedules')
    .select(['itemNumber', 'itemId'])
    .where('userId', '=', userId)
    .execute();
  return new Map(rows.map(({ itemNumber, itemId }) => [itemNumber, itemId]));
}

export async function eraseReviews(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('reviewBatches').where('userId', '=', userId).execute();
  await db.deleteFrom('reviewSchedules').where('userId', '=', userId).execute();
  await db.deleteFrom('reviewProfiles').where('userId', '=', userId).execute();
}
