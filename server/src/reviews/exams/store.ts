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
    .select(['examId', 'itemIds', 'plannedAt'])
    .where('userId', '=', userId)
    .where('day', '=', day)
    .execute();
}

export type DayRow = Awaited<ReturnType<typeof readDayRows>>[number];

/** The first one that is kept is the day's; another process may have been quicker. */
export async function insertDay(
  db: Db,
  userId: string,
  {
    examId,
    day,
    itemIds,
    plannedAt,
  }: { examId: string; day: string; itemIds: readonly string[]; plannedAt: Date },
): Promise<void> {
  await sql`
    insert into exam_days (user_id, exam_id, day, item_ids, planned_at)
    select user_id, exam_id, ${day}, ${writePlainArray(itemIds)}::uuid[], ${plannedAt}::timestamptz
    from exams
    where user_id = ${userId} and exam_id = ${examId}
    on conflict (user_id, exam_id, day) do nothing
  `.execute(db);
}

type Extension = {
  examId: string;
  day: string;
  before: Pick<DayRow, 'itemIds' | 'plannedAt'>;
  added: readonly string[];
  addedToReplaced: readonly string[];
  now: Date;
};

/** In one statement, and once: another process may have been quicker. What the day asks is what it asked before, where that is so. */
export async function extendDayRow(
  db: Db,
  userId: string,
  { examId, day, before, added, addedToReplaced, now }: Extension,
): Promise<readonly string[]> {
  const { rows } = await sql<{ itemIds: string[] }>`
    with extended as (
      update exam_days
      set item_ids = item_ids || ${writePlainArray(added)}::uuid[], planned_at = ${now}::timestamptz
      where user_id = ${userId} and exam_id = ${examId} and day = ${day}
        and planned_at = ${before.plannedAt}::timestamptz
      returning user_id, item_ids
    ), put_back as (
      update exam_catch_ups
      set replaced = replaced || ${writePlainArray(addedToReplaced)}::uuid[]
      where user_id = ${userId} and exam_id = ${examId} and day = ${day} and replaced is not null
        and exists (select 1 from extended where extended.user_id = ${userId})
      returning user_id
    )
    select item_ids as "itemIds" from extended where user_id = ${userId}
  `.execute(db);
  return rows[0]?.itemIds ?? before.itemIds;
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
