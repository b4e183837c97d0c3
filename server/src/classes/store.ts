import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { bucketOf } from '../platform/sweep.ts';

export type NewClass = {
  classId: string;
  ownerId: string;
  name: string;
  school: string;
  term: string;
  code: string;
  rightConfirmedAt: Date;
  createdAt: Date;
  lastUsedAt: Date;
};

/** False when somebody has the code. */
export async function claimClassCode(tx: Tx, code: string, classId: string): Promise<boolean> {
  const row = await tx
    .insertInto('classCodes')
    .values({ code, classId })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findClassIdByCode(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('classCodes')
    .select('classId')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.classId;
}

export async function insertClass(tx: Tx, made: NewClass): Promise<void> {
  await tx.insertInto('classes').values(made).execute();
}

export async function insertUserClass(
  tx: Tx,
  row: { userId: string; classId: string; createdAt: Date },
): Promise<void> {
  await tx.insertInto('userClasses').values(row).execute();
}

/** The newest first. */
export async function listClassIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('userClasses')
    .select('classId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('classId', 'desc')
    .execute();
  return rows.map(({ classId }) => classId);
}

function selectClasses(db: Db) {
  return db
    .selectFrom('classes as c')
    .select(['c.classId', 'ownerId', 'name', 'school', 'term', 'code', 'aiGrading'])
    .select(['createdAt', 'lastUsedAt', 'warnedAt'])
    .select(
      sql<number>`(
        select count(*)::integer from class_members m
        where m.class_id = c.class_id and m.removed_at is null and m.merged_into is null
      )`.as('memberCount'),
    );
}

export function findClassRow(db: Db, classId: string) {
  return selectClasses(db).where('c.classId', '=', classId).executeTakeFirst();
}

export type ClassRow = NonNullable<Awaited<ReturnType<typeof findClassRow>>>;

export async function readClassRows(db: Db, classIds: readonly string[]): Promise<ClassRow[]> {
  if (classIds.length === 0) return [];
  return selectClasses(db)
    .where('c.classId', 'in', classIds)
    .orderBy('createdAt', 'desc')
    .orderBy('c.classId', 'desc')
    .execute();
}

/** Whoever adds a member holds the class, so that it is never fuller than it may be. */
export async function lockClass(tx: Tx, classId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('classes')
    .select('classId')
    .where('classId', '=', classId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type ClassChange = {
  name?: string | undefined;
  school?: string | undefined;
  term?: string | undefined;
  aiGrading?: boolean | undefined;
};

export async function updateClass(db: Db, classId: string, change: ClassChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.updateTable('classes').set(change).where('classId', '=', classId).execute();
}

/** Written at most once a day, as everybody in the class does it. */
export async function touchClass(
  db: Db,
  classId: string,
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ lastUsedAt: now, warnedAt: null })
    .where('classId', '=', classId)
    .where('lastUsedAt', '<', unlessSince)
    .execute();
}

/** With its members, their devices and their results. */
export async function deleteClass(tx: Tx, classId: string): Promise<void> {
  await tx.deleteFrom('classes').where('classId', '=', classId).execute();
}

export async function deleteUserClass(tx: Tx, userId: string, classId: string): Promise<void> {
  await tx
    .deleteFrom('userClasses')
    .where('userId', '=', userId)
    .where('classId', '=', classId)
    .execute();
}

export async function releaseClassCode(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom('classCodes').where('code', '=', code).execute();
}

/** Of one bucket, those that nobody has used since a moment. */
export function readUnused(db: Db, bucket: number, before: Date) {
  return db
    .selectFrom('classes')
    .select(['classId', 'ownerId', 'name', 'lastUsedAt', 'warnedAt'])
    .where(bucketOf('classId'), '=', bucket)
    .where('lastUsedAt', '<', before)
    .execute();
}

/** False when it was told of, or used, in the meantime. */
export async function noteWarned(
  tx: Tx,
  classId: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('classes')
    .set({ warnedAt: now })
    .where('classId', '=', classId)
    .where('lastUsedAt', '<', before)
    .where('warnedAt', 'is', null)
    .returning('classId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetWarning(tx: Tx, classId: string, warnedAt: Date): Promise<void> {
  await tx
    .updateTable('classes')
    .set({ warnedAt: null })
    .where('classId', '=', classId)
    .where('warnedAt', '=', warnedAt)
    .execute();
}
