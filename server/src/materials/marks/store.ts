import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

export type MaterialKey = { userId: string; materialId: string };
export type MarkKey = MaterialKey & { markId: string };

/** Until the transaction ends nobody else marks in this material; false when there is none. */
export async function holdMaterial(tx: Tx, { userId, materialId }: MaterialKey): Promise<boolean> {
  const row = await tx
    .selectFrom('materials')
    .select('materialId')
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasMaterial(db: Db, { userId, materialId }: MaterialKey): Promise<boolean> {
  const row = await db
    .selectFrom('materials')
    .select('materialId')
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The next one of the material. For whoever holds it. */
export async function drawNumber(tx: Tx, { userId, materialId }: MaterialKey): Promise<number> {
  const row = await tx
    .updateTable('materials')
    .set({ lastMarkNumber: sql`last_mark_number + 1` })
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .returning('lastMarkNumber')
    .executeTakeFirstOrThrow();
  return row.lastMarkNumber;
}

export type MarkRow = {
  materialId: string;
  markId: string;
  number: number;
  startPlace: number;
  endPlace: number;
  form: string;
};

/** In the order of their numbers, material by material. */
export async function readMarkRows(
  db: Db,
  userId: string,
  materialIds: readonly string[],
): Promise<MarkRow[]> {
  if (materialIds.length === 0) return [];
  return db
    .selectFrom('materialMarks')
    .select(['materialId', 'markId', 'number', 'startPlace', 'endPlace', 'form'])
    .where('userId', '=', userId)
    .where('materialId', 'in', materialIds)
    .orderBy('materialId')
    .orderBy('number')
    .execute();
}

type Stretch = { startPlace: number; endPlace: number; form: string };

export async function insertMark(
  tx: Tx,
  mark: MarkKey & Stretch & { number: number; createdAt: Date },
): Promise<void> {
  await tx.insertInto('materialMarks').values(mark).execute();
}

export async function setStretch(
  tx: Tx,
  { userId, materialId, markId }: MarkKey,
  { startPlace, endPlace, form }: Stretch,
): Promise<void> {
  await tx
    .updateTable('materialMarks')
    .set({ startPlace, endPlace, form })
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .where('markId', '=', markId)
    .execute();
}

export async function eraseMark(db: Db, { userId, materialId, markId }: MarkKey): Promise<void> {
  await db
    .deleteFrom('materialMarks')
    .where('userId', '=', userId)
    .where('materialId', '=', materialId)
    .where('markId', '=', markId)
    .execute();
}
