import type { Db, Tx } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';
import type { ExportKey } from '../exports/store.ts';

/** One run of the job over one export. */
export type Writing = ExportKey & { writtenBy: string };

/**
 * Begins anew, whatever an earlier run has left. False when there is nothing to do any more: it
 * is ready, has failed for good or is gone.
 */
export async function startWriting(tx: Tx, writing: Writing, filesInAll: number): Promise<boolean> {
  const { userId, exportId, writtenBy } = writing;
  const row = await tx
    .updateTable('dataExports')
    .set({ state: 'working', writtenBy, filesDone: 0, filesInAll, sizeBytes: 0 })
    .where('userId', '=', userId)
    .where('exportId', '=', exportId)
    .where('state', 'in', ['waiting', 'working'])
    .returning('exportId')
    .executeTakeFirst();
  if (!row) return false;
  await deleteParts(tx, writing);
  return true;
}

export async function insertPart(
  db: Db,
  writing: Writing,
  part: { partNumber: number; content: Buffer },
): Promise<void> {
  await db
    .insertInto('dataExportParts')
    .values({ ...writing, ...part })
    .execute();
}

export async function saveProgress(db: Db, writing: Writing, filesDone: number): Promise<void> {
  await ownRow(db, writing).set({ filesDone }).execute();
}

export type Finish = { sizeBytes: number; now: Date; expiresAt: Date };

/** The older ones are over with it. False, and cleared away, when another run has taken over. */
export async function finishWriting(tx: Tx, writing: Writing, finish: Finish): Promise<boolean> {
  const { userId, exportId, writtenBy } = writing;
  const { sizeBytes, now, expiresAt } = finish;
  const row = await ownRow(tx, writing)
    .set({ state: 'ready', sizeBytes, expiresAt })
    .returning('exportId')
    .executeTakeFirst();
  const parts = tx.deleteFrom('dataExportParts').where('userId', '=', userId);
  if (!row) {
    await parts.where('writtenBy', '=', writtenBy).execute();
    return false;
  }
  await tx
    .updateTable('dataExports')
    .set({ expiresAt: now })
    .where('userId', '=', userId)
    .where('exportId', '!=', exportId)
    .where('state', '=', 'ready')
    .where('expiresAt', '>', now)
    .execute();
  await parts.where('writtenBy', '!=', writtenBy).execute();
  return true;
}

/** For good: the job will not come again. */
export async function failExport(tx: Tx, key: ExportKey): Promise<void> {
  await tx
    .updateTable('dataExports')
    .set({ state: 'failed' })
    .where('userId', '=', key.userId)
    .where('exportId', '=', key.exportId)
    .where('state', 'in', ['waiting', 'working'])
    .execute();
  await deleteParts(tx, key);
}

function ownRow(db: Db, { userId, exportId, writtenBy }: Writing) {
  return db
    .updateTable('dataExports')
    .where('userId', '=', userId)
    .where('exportId', '=', exportId)
    .where('writtenBy', '=', writtenBy)
    .where('state', '=', 'working');
}

async function deleteParts(db: Db, { userId, exportId }: ExportKey): Promise<void> {
  await db
    .deleteFrom('dataExportParts')
    .where('userId', '=', userId)
    .where('exportId', '=', exportId)
    .execute();
}

/** Empties what is over, so that its content is gone; its row still says that it has been. */
export async function emptyExports(db: Db, bucket: number, now: Date): Promise<void> {
  const over = db
    .selectFrom('dataExports')
    .select(['userId', 'exportId'])
    .where(bucketOf('userId'), '=', bucket)
    .where((where) => where.or([where('expiresAt', '<=', now), where('state', '=', 'failed')]));
  await db
    .deleteFrom('dataExportParts')
    .using(over.as('over'))
    .whereRef('dataExportParts.userId', '=', 'over.userId')
    .whereRef('dataExportParts.exportId', '=', 'over.exportId')
    .execute();
}

export async function forgetExports(db: Db, bucket: number, before: Date): Promise<void> {
  await db
    .deleteFrom('dataExports')
    .where(bucketOf('userId'), '=', bucket)
    .where('requestedAt', '<', before)
    .execute();
}

/** A job that died with its last worker could not say so itself; the user may ask again. */
export async function failAbandoned(db: Db, bucket: number, before: Date): Promise<void> {
  await db
    .updateTable('dataExports')
    .set({ state: 'failed' })
    .where(bucketOf('userId'), '=', bucket)
    .where('state', 'in', ['waiting', 'working'])
    .where('requestedAt', '<', before)
    .execute();
}
