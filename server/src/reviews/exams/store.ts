import type { ExamThing } from '@engram/core/exams/exam.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { writePlainArray } from '../../platform/plain-array.ts';

const examColumns = [
  'examId',
  'name',
  'heldOn',
  'heldAt',
  'goal',
  'minutesPerDay',
  'restDays',
  'goesOn',
  'createdAt',
  'changedAt',
] as const;

/** The soonest first. */
export function readExamRows(db: Db, userId: string) {
  return db
    .selectFrom('exams')
    .select(examColumns)
    .where('userId', '=', userId)
    .orderBy('heldOn')
    .orderBy('examId')
    .execute();
}

export type ExamRow = Awaited<ReturnType<typeof readExamRows>>[number];

/** In the order of each exam. */
export function readThingRows(db: Db, userId: string, examIds: readonly string[]) {
  return db
    .selectFrom('examThings')
    .select(['examId', 'kind', 'thingId'])
    .where('userId', '=', userId)
    .where(sql<boolean>`exam_id = any(${writePlainArray(examIds)}::uuid[])`)
    .orderBy('examId')
    .orderBy('place')
    .execute();
}

type ExamKept = Omit<ExamRow, 'examId' | 'createdAt' | 'changedAt'> & { id: string };

export async function insertExam(
  tx: Tx,
  userId: string,
  { exam, createdAt }: { exam: ExamKept; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('exams')
    .values({ userId, examId: exam.id, ...columnsOf(exam), createdAt })
    .execute();
}

/** With a moment where what its plan is made of has changed. */
export async function setExam(
  tx: Tx,
  userId: string,
  { exam, changedAt }: { exam: ExamKept; changedAt?: Date },
): Promise<void> {
  await tx
    .updateTable('exams')
    .set({ ...columnsOf(exam), ...(changedAt && { changedAt }) })
    .where('userId', '=', userId)
    .where('examId', '=', exam.id)
    .execute();
}

function columnsOf({ name, heldOn, heldAt, goal, minutesPerDay, restDays, goesOn }: ExamKept) {
  return { name, heldOn, heldAt, goal, minutesPerDay, restDays, goesOn };
}

export async function replaceThings(
  tx: Tx,
  { userId, examId }: { userId: string; examId: string },
  things: readonly ExamThing[],
): Promise<void> {
  await tx
    .deleteFrom('examThings')
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .execute();
  if (things.length === 0) return;
  await tx
    .insertInto('examThings')
    .values(things.map(({ kind, id }, place) => ({ userId, examId, kind, thingId: id, place })))
    .execute();
}

export async function eraseExam(db: Db, userId: string, examId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('exams')
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .returning('examId')
    .executeTakeFirst();
  return row !== undefined;
}

export function readDayRows(db: Db, userId: string, day: string) {
  return db
    .selectFrom('examDays')
    .select(['examId', 'itemIds'])
    .where('userId', '=', userId)
    .where('day', '=', day)
    .execute();
}

/** The first one that is kept is the day's; another process may have been quicker. */
export async function insertDay(
  db: Db,
  userId: string,
  { examId, day, itemIds }: { examId: string; day: string; itemIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into exam_days (user_id, exam_id, day, item_ids)
    select user_id, exam_id, ${day}, ${writePlainArray(itemIds)}::uuid[] from exams
    where user_id = ${userId} and exam_id = ${examId}
    on conflict (user_id, exam_id, day) do nothing
  `.execute(db);
}

export async function setDay(
  tx: Tx,
  userId: string,
  { examId, day, itemIds }: { examId: string; day: string; itemIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('examDays')
    .set({ itemIds: sql`${writePlainArray(itemIds)}::uuid[]` })
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .where('day', '=', day)
    .execute();
}

export async function eraseDays(
  db: Db,
  userId: string,
  which: { examId: string } | { before: string },
): Promise<void> {
  const all = db.deleteFrom('examDays').where('userId', '=', userId);
  const some =
    'examId' in which
      ? all.where('examId', '=', which.examId)
      : all.where('day', '<', which.before);
  await some.execute();
}

/** With what they ask and their days. */
export async function eraseExams(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('exams').where('userId', '=', userId).execute();
}
