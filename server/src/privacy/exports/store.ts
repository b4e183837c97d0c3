import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

export type ExportKey = { userId: string; exportId: string };

export type ExportRow = {
  exportId: string;
  state: string;
  writtenBy: string | null;
  filesDone: number;
  filesInAll: number;
  sizeBytes: number;
  requestedAt: Date;
  expiresAt: Date | null;
};

export type NewExport = ExportKey & {
  now: Date;
  /** So many that became ready since then are enough. */
  allowance: { since: Date; most: number };
};

/** False when one is being made, when this one exists, or when the allowance is used up. */
export async function insertExport(tx: Tx, wanted: NewExport): Promise<boolean> {
  const { userId, exportId, now, allowance } = wanted;
  const { rows } = await sql`
    insert into data_exports (user_id, export_id, state, requested_at)
    select ${userId}::uuid, ${exportId}::uuid, 'waiting', ${now}::timestamptz
    where ${allowance.most}::integer > (
      select count(*) from data_exports
      where user_id = ${userId} and state = 'ready' and requested_at > ${allowance.since}
    )
    on conflict do nothing
    returning export_id`.execute(tx);
  return rows.length > 0;
}

/** The one being made, else the last one asked for. */
export async function findLatestExport(db: Db, userId: string): Promise<ExportRow | undefined> {
  const row = await selectExports(db)
    .where('userId', '=', userId)
    .orderBy(sql`state in ('waiting', 'working')`, 'desc')
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readRow(row);
}

export async function findExport(db: Db, key: ExportKey): Promise<ExportRow | undefined> {
  const row = await selectExports(db)
    .where('userId', '=', key.userId)
    .where('exportId', '=', key.exportId)
    .executeTakeFirst();
  return row && readRow(row);
}

function selectExports(db: Db) {
  return db
    .selectFrom('dataExports')
    .select(['exportId', 'state', 'writtenBy', 'requestedAt', 'expiresAt'])
    .select(['filesDone', 'filesInAll', 'sizeBytes']);
}

/** The driver gives a bigint as text; no export comes near to where a number ends. */
function readRow<R extends { sizeBytes: string }>(row: R) {
  return { ...row, sizeBytes: Number(row.sizeBytes) };
}

export async function readPart(
  db: Db,
  { userId, exportId }: ExportKey,
  part: { writtenBy: string; partNumber: number },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('dataExportParts')
    .select('content')
    .where('userId', '=', userId)
    .where('exportId', '=', exportId)
    .where('writtenBy', '=', part.writtenBy)
    .where('partNumber', '=', part.partNumber)
    .executeTakeFirst();
  return row?.content;
}

export async function eraseExports(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('dataExportParts').where('userId', '=', userId).execute();
  await db.deleteFrom('dataExports').where('userId', '=', userId).execute();
}
