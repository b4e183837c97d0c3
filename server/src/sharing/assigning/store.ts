import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

/** Of one test of a user or of all, the newest, as many as are shown. */
export async function listAssignmentCodes(
  db: Db,
  userId: string,
  testId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .selectFrom('userShares')
    .select('code')
    .where('userId', '=', userId)
    .where('isAssignment', '=', true)
    .$if(testId !== undefined, (query) => query.where('testId', '=', testId ?? ''))
    .orderBy('createdAt', 'desc')
    .limit(assignmentLimits.maxAssignments)
    .execute();
  return rows.map(({ code }) => code);
}

/** Without the questions, but for how many there are. */
function selectAssignments(db: Db) {
  return db
    .selectFrom('sharedTests')
    .select(['code', 'ownerId', 'testId', 'title', 'rules', 'opensAt', 'closesAt', 'classId'])
    .select(['createdAt', 'stoppedAt'])
    .select(sql<number>`jsonb_array_length(questions)`.as('questionCount'))
    .where('rules', 'is not', null);
}

/** The newest first. */
export async function readAssignmentRows(
  db: Db,
  codes: readonly string[],
): Promise<AssignmentRow[]> {
  if (codes.length === 0) return [];
  return selectAssignments(db)
    .where('code', 'in', codes)
    .orderBy('createdAt', 'desc')
    .orderBy('code')
    .execute();
}

/** Those that can be taken in time at this moment. */
export async function readOpenRows(
  db: Db,
  codes: readonly string[],
  now: Date,
): Promise<{ code: string; title: string }[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('sharedTests')
    .select(['code', 'title'])
    .where('code', 'in', codes)
    .where('stoppedAt', 'is', null)
    .where('opensAt', '<=', now)
    .where('closesAt', '>', now)
    .orderBy('closesAt')
    .orderBy('code')
    .execute();
}

export function findAssignmentRow(db: Db, ownerId: string, code: string) {
  return selectAssignments(db)
    .where('code', '=', code)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

export type AssignmentRow = NonNullable<Awaited<ReturnType<typeof findAssignmentRow>>>;

export type Counted = { answering: number; done: number };

/** By code; one that nobody has begun is left out. */
export async function countTries(db: Db, codes: readonly string[]): Promise<Map<string, Counted>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sharedAttempts')
    .select(['code', sql<number>`count(*) filter (where submitted_at is null)::integer`.as('open')])
    .select(sql<number>`count(*)::integer`.as('all'))
    .where('code', 'in', codes)
    .groupBy('code')
    .execute();
  return new Map(rows.map((row) => [row.code, { answering: row.open, done: row.all - row.open }]));
}

export async function setClosing(
  tx: Tx,
  { ownerId, code, closesAt }: { ownerId: string; code: string; closesAt: Date },
): Promise<void> {
  await tx
    .updateTable('sharedTests')
    .set({ closesAt })
    .where('code', '=', code)
    .where('ownerId', '=', ownerId)
    .execute();
}

/** Those still answering first, the last to begin before the others; then the last to hand in. */
export function readLiveRows(db: Db, code: string) {
  return db
    .selectFrom('sharedAttempts')
    .select(['attemptId', 'takerName', 'tryNumber', 'answered', 'startedAt', 'deadlineAt'])
    .select(['submittedAt', 'isLate', 'isCollected', 'repeats'])
    .where('code', '=', code)
    .where('takerKey', 'is not', null)
    .orderBy('submittedAt', (order) => order.desc().nullsFirst())
    .orderBy('startedAt', 'desc')
    .orderBy('attemptId')
    .limit(assignmentLimits.liveTakers)
    .execute();
}

export type LiveRow = Awaited<ReturnType<typeof readLiveRows>>[number];

/** The how manieth taker to begin each of these was, whichever try it is. */
export async function readPlaces(
  db: Db,
  code: string,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const { rows } = await sql<{ attemptId: string; place: number }>`
    select attempt_id, place from (
      select attempt_id, dense_rank() over (order by began, taker_key)::integer as place from (
        select attempt_id, taker_key, min(started_at) over (partition by taker_key) as began
        from shared_attempts where code = ${code} and taker_key is not null
      ) as begun
    ) as placed
    where attempt_id = any(${[...attemptIds]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ attemptId, place }) => [attemptId, place]));
}
