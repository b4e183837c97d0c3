import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { writePlainArray } from '../../../platform/plain-array.ts';

type DayKey = { examId: string; day: string };

const columns = [
  'day',
  'missedDays',
  'missedCounts',
  'waiting',
  'pointsLost',
  'backOn',
  'way',
  'replaced',
  'letGo',
] as const;

/** Of one exam, the oldest first. */
export function readCatchUps(db: Db, userId: string, examId: string) {
  return db
    .selectFrom('examCatchUps')
    .select(columns)
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .orderBy('day')
    .execute();
}

export type CatchUpRow = Awaited<ReturnType<typeof readCatchUps>>[number];

/** Those with a choice, the oldest first. */
export function listChosen(db: Db, userId: string, examId: string) {
  return db
    .selectFrom('examCatchUps')
    .select(['day', 'way', 'letGo'])
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .where('way', 'is not', null)
    .orderBy('day')
    .execute();
}

/** It stays as it is until the transaction ends. */
export function holdCatchUp(tx: Tx, userId: string, { examId, day }: DayKey) {
  return tx
    .selectFrom('examCatchUps')
    .select(columns)
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst();
}

type NewCatchUp = DayKey & {
  missed: readonly { day: string; items: number }[];
  waiting: readonly string[];
  pointsLost: number;
  backOn: string | null;
};

/** The first one that is kept is the day's; another process may have been quicker. */
export async function insertCatchUp(
  db: Db,
  userId: string,
  { examId, day, missed, waiting, pointsLost, backOn }: NewCatchUp,
): Promise<void> {
  await sql`
    insert into exam_catch_ups (
      user_id, exam_id, day, missed_days, missed_counts, waiting, points_lost, back_on
    )
    select user_id, exam_id, ${day}, ${writePlainArray(missed.map((one) => one.day))}::text[],
      ${writePlainArray(missed.map(({ items }) => items))}::integer[],
      ${writePlainArray(waiting)}::uuid[], ${pointsLost}::smallint, ${backOn}::text
    from exams where user_id = ${userId} and exam_id = ${examId}
    on conflict (user_id, exam_id, day) do nothing
  `.execute(db);
}

type Choice = { way: string; replaced: readonly string[]; letGo: readonly string[] };

/** Null takes the choice back. */
export async function setChoice(
  tx: Tx,
  userId: string,
  { examId, day }: DayKey,
  choice: Choice | null,
): Promise<void> {
  const { way, replaced, letGo } = choice ?? { way: null, replaced: null, letGo: [] };
  await tx
    .updateTable('examCatchUps')
    .set({
      way,
      replaced: replaced && sql`${writePlainArray(replaced)}::uuid[]`,
      letGo: sql`${writePlainArray(letGo)}::uuid[]`,
    })
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .where('day', '=', day)
    .execute();
}

/** A choice stays, and what it has let go; but it cannot be taken back any more. */
export async function settleCatchUps(tx: Tx, userId: string, examId: string): Promise<void> {
  await eraseUnchosen(tx, userId, { examId });
  await tx
    .updateTable('examCatchUps')
    .set({ replaced: null })
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .execute();
}

export async function eraseUnchosen(
  db: Db,
  userId: string,
  { examId, before }: { examId: string; before?: string },
): Promise<void> {
  const all = db
    .deleteFrom('examCatchUps')
    .where('userId', '=', userId)
    .where('examId', '=', examId)
    .where('way', 'is', null);
  await (before === undefined ? all : all.where('day', '<', before)).execute();
}
