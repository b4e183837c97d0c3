import type { ResultState } from '@engram/core/classes/gradebook.ts';
import type { TopicCount } from '@engram/core/classes/count-topics.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { MemberKey } from '../members/store.ts';

export type TestKey = { classId: string; code: string };

export async function listClassCodes(db: Db, classId: string): Promise<string[]> {
  return (await readTestRows(db, classId)).map(({ code }) => code);
}

/** The oldest first. */
export function readTestRows(db: Db, classId: string) {
  return db
    .selectFrom('classAssignments')
    .select(['code', 'title', 'weight', 'givenAt', 'closesAt'])
    .where('classId', '=', classId)
    .orderBy('givenAt')
    .orderBy('code')
    .execute();
}

export type TestRow = Awaited<ReturnType<typeof readTestRows>>[number];

export type NewTest = TestKey & { title: string; givenAt: Date; closesAt: Date };

export async function insertTest(tx: Tx, test: NewTest): Promise<void> {
  await tx.insertInto('classAssignments').values(test).execute();
}

/** One at a time works out the results of a test, and what it reads is never older than what it keeps. */
export async function lockTest(tx: Tx, { classId, code }: TestKey): Promise<boolean> {
  const row = await tx
    .selectFrom('classAssignments')
    .select('code')
    .where('classId', '=', classId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setCloses(tx: Tx, { classId, code }: TestKey, closesAt: Date): Promise<void> {
  await tx
    .updateTable('classAssignments')
    .set({ closesAt })
    .where('classId', '=', classId)
    .where('code', '=', code)
    .execute();
}

/** False where the class has no such test. */
export async function setWeight(
  db: Db,
  { classId, code }: TestKey,
  weight: number,
): Promise<boolean> {
  const row = await db
    .updateTable('classAssignments')
    .set({ weight })
    .where('classId', '=', classId)
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

export type NewResult = {
  memberId: string;
  points: number;
  possible: number;
  percent: number | null;
  state: ResultState;
  topics: readonly TopicCount[];
};

/** All of one test, in place of what was known before. */
export async function replaceResults(
  tx: Tx,
  { classId, code }: TestKey,
  results: readonly NewResult[],
): Promise<void> {
  await tx
    .deleteFrom('classResults')
    .where('classId', '=', classId)
    .where('code', '=', code)
    .execute();
  if (results.length === 0) return;
  const rows = results.map(({ topics, ...result }) => ({
    classId,
    code,
    ...result,
    topics: JSON.stringify(topics),
  }));
  await tx.insertInto('classResults').values(rows).execute();
}

const columns = ['memberId', 'code', 'points', 'possible', 'percent', 'state'] as const;

export function readResultRows(db: Db, classId: string) {
  return db.selectFrom('classResults').select(columns).where('classId', '=', classId).execute();
}

export type ResultRow = Awaited<ReturnType<typeof readResultRows>>[number];

export function readMemberResultRows(db: Db, { classId, memberId }: MemberKey) {
  return db
    .selectFrom('classResults')
    .select(columns)
    .select('topics')
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .execute();
}

/** Of members who are in the class, for some of its tests. */
export async function readTopicRows(
  db: Db,
  classId: string,
  codes: readonly string[],
): Promise<unknown[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('classResults as r')
    .innerJoin('classMembers as m', (join) =>
      join.onRef('m.classId', '=', 'r.classId').onRef('m.memberId', '=', 'r.memberId'),
    )
    .select('r.topics')
    .where('r.classId', '=', classId)
    .where('r.code', 'in', codes)
    .where('m.removedAt', 'is', null)
    .execute();
  return rows.map(({ topics }) => topics);
}
