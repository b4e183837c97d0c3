import { assignmentLimits } from '@engram/core/sharing/assignment-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { TakenKey } from '../taking/store.ts';

export const grace = sql`${sql.lit(assignmentLimits.graceSeconds)} * interval '1 second'`;

/** Until when something may be begun and handed in. */
export const lastMoment = sql`s.closes_at + case when (s.rules ->> 'acceptsLate')::boolean
  then ${sql.lit(assignmentLimits.lateDays)} * interval '1 day' else interval '0' end`;

/** What arrives at a moment is in time, by the database's own row: a memory may be two seconds old. */
function isInTime(at: ReturnType<typeof sql>) {
  return sql<boolean>`(s.stopped_at is null and ${at} <= ${lastMoment} + ${grace}
    and (a.deadline_at is null or ${at} <= a.deadline_at + ${grace}))`;
}

export type NewTry = {
  code: string;
  attemptId: string;
  takerId: string | null;
  takerName: string | null;
  takerKey: string;
  number: number;
  startedAt: Date;
  deadlineAt: Date | null;
  deviceMark: Buffer;
  networkMark: Buffer | null;
};

/**
 * Tries at one assignment that begin at one moment: those that are there already stay as they are. The
 * one before has to be handed in. Tells which are new.
 */
export async function insertTries(
  db: Db,
  code: string,
  tries: readonly NewTry[],
): Promise<string[]> {
  // In one order everywhere, so that no two statements wait for each other.
  const rows = tries.toSorted((one, other) => one.attemptId.localeCompare(other.attemptId));
  const result = await sql<{ attemptId: string }>`
    insert into shared_attempts (code, attempt_id, taker_id, taker_name, taker_key, try_number,
      started_at, deadline_at, device_mark, network_mark)
    select s.code, n.attempt_id, n.taker_id, n.taker_name, n.taker_key, n.try_number,
      n.started_at, n.deadline_at, n.device_mark, n.network_mark
    from shared_tests s, unnest(
      ${rows.map(({ attemptId }) => attemptId)}::uuid[],
      ${rows.map(({ takerId }) => takerId)}::uuid[],
      ${rows.map(({ takerName }) => takerName)}::text[],
      ${rows.map(({ takerKey }) => takerKey)}::text[],
      ${rows.map(({ number }) => number)}::smallint[],
      ${rows.map(({ startedAt }) => startedAt)}::timestamptz[],
      ${rows.map(({ deadlineAt }) => deadlineAt)}::timestamptz[],
      ${rows.map(({ deviceMark }) => deviceMark)}::bytea[],
      ${rows.map(({ networkMark }) => networkMark)}::bytea[]
    ) as n (attempt_id, taker_id, taker_name, taker_key, try_number, started_at, deadline_at,
      device_mark, network_mark)
    where s.code = ${code} and s.stopped_at is null and s.opens_at <= n.started_at
      and n.started_at < ${lastMoment}
      and (n.try_number = 1 or exists (
        select 1 from shared_attempts p
        where p.code = s.code and p.taker_key = n.taker_key and p.try_number = n.try_number - 1
          and p.submitted_at is not null
      ))
    on conflict do nothing
    returning attempt_id
  `.execute(db);
  return result.rows.map(({ attemptId }) => attemptId);
}

type Marks = { deviceMarks: readonly Buffer[]; networkMarks: readonly Buffer[] };

/** All tries with one of these marks that another taker had before. */
export async function markRepeatedTries(
  db: Db,
  code: string,
  { deviceMarks, networkMarks }: Marks,
): Promise<void> {
  await sql`
    update shared_attempts a set repeats = case when exists (
        select 1 from shared_attempts e
        where e.code = a.code and e.device_mark = a.device_mark and e.taker_key <> a.taker_key
          and (e.started_at, e.attempt_id) < (a.started_at, a.attempt_id)
      ) then 'device' else 'name' end
    where a.code = ${code} and a.repeats is null
      and (a.device_mark = any(${[...deviceMarks]}::bytea[])
        or a.network_mark = any(${[...networkMarks]}::bytea[]))
      and exists (
        select 1 from shared_attempts e
        where e.code = a.code and e.taker_key <> a.taker_key
          and (e.device_mark = a.device_mark or e.network_mark = a.network_mark)
          and (e.started_at, e.attempt_id) < (a.started_at, a.attempt_id)
      )
  `.execute(db);
}

/** With the closing as it is now, which nobody has to remember. */
export function selectTries(db: Db) {
  return db
    .selectFrom('sharedAttempts as a')
    .innerJoin('sharedTests as s', 's.code', 'a.code')
    .select(['a.attemptId', 'a.tryNumber', 'a.takerId', 'a.startedAt', 'a.deadlineAt', 'a.saved'])
    .select(['a.savedRevision', 'a.savedAt', 'a.submittedAt', 'a.answered', 'a.isLate'])
    .select(['a.isCollected', 'a.timeTakenSeconds', 'a.answers', 'a.results', 'a.bodyHash'])
    .select(['s.closesAt', 's.stoppedAt'])
    .where('a.takerKey', 'is not', null);
}

export function findTryRow(db: Db, { code, attemptId }: TakenKey) {
  return selectTries(db)
    .where('a.code', '=', code)
    .where('a.attemptId', '=', attemptId)
    .executeTakeFirst();
}

export type TryRow = NonNullable<Awaited<ReturnType<typeof findTryRow>>>;

/** By their ids. */
export async function readTryRows(
  db: Db,
  code: string,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, TryRow>> {
  const rows = await selectTries(db)
    .where('a.code', '=', code)
    .where('a.attemptId', 'in', attemptIds)
    .execute();
  return new Map(rows.map((row) => [row.attemptId, row]));
}

/** The last one that a taker began. */
export async function findLastTry(
  db: Db,
  code: string,
  takerKey: string,
): Promise<{ number: number; attemptId: string } | undefined> {
  const row = await db
    .selectFrom('sharedAttempts')
    .select(['tryNumber', 'attemptId'])
    .where('code', '=', code)
    .where('takerKey', '=', takerKey)
    .orderBy('tryNumber', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { number: row.tryNumber ?? 1, attemptId: row.attemptId };
}

export type Saving = TakenKey & { saved: object; revision: number; answered: number; at: Date };

export type SavedTry = { savedRevision: number; deadlineAt: Date | null; closesAt: Date };

/** Where each try of one assignment is open, in time, and what it has is older; the others are left out. */
export async function saveTries(
  db: Db,
  code: string,
  savings: readonly Saving[],
): Promise<ReadonlyMap<string, SavedTry>> {
  const rows = savings.toSorted((one, other) => one.attemptId.localeCompare(other.attemptId));
  const result = await sql<SavedTry & { attemptId: string }>`
    update shared_attempts a set
      saved = n.saved::jsonb, saved_revision = n.revision, saved_at = n.at, answered = n.answered
    from shared_tests s, unnest(
      ${rows.map(({ attemptId }) => attemptId)}::uuid[],
      ${rows.map(({ saved }) => JSON.stringify(saved))}::text[],
      ${rows.map(({ revision }) => revision)}::integer[],
      ${rows.map(({ at }) => at)}::timestamptz[],
      ${rows.map(({ answered }) => answered)}::smallint[]
    ) as n (attempt_id, saved, revision, at, answered)
    where a.code = ${code} and s.code = ${code} and a.attempt_id = n.attempt_id
      and a.taker_key is not null and a.submitted_at is null and a.saved_revision < n.revision
      and ${isInTime(sql`n.at`)}
    returning a.attempt_id, a.saved_revision, a.deadline_at, s.closes_at
  `.execute(db);
  return new Map(result.rows.map(({ attemptId, ...saved }) => [attemptId, saved]));
}

export type HandingIn = {
  attemptId: string;
  submittedAt: Date;
  timeTakenSeconds: number;
  answers: readonly object[];
  verdicts: string;
  points: readonly number[];
  seconds: readonly (number | null)[];
  results: object;
  score: number | null;
  answered: number;
  isLate: boolean;
  isCollected: boolean;
  gradedVersion: number;
  bodyHash: Buffer;
  /** As it was when this was worked out. */
  closesAt: Date;
  savedRevision: number;
};

/** By its taker, with what arrived at a moment. False where it was handed in before, or comes too late. */
export async function submitTryRow(
  db: Db,
  code: string,
  handing: HandingIn,
  at: Date,
): Promise<boolean> {
  return (await handIn(db, code, [handing], isInTime(sql`${at}::timestamptz`))).length > 0;
}

/** By the server: those of which nothing has changed since they were read. Tells which they were. */
export function collectTryRows(
  db: Db,
  code: string,
  handings: readonly HandingIn[],
): Promise<string[]> {
  const isUnchanged = sql<boolean>`a.saved_revision = n.saved_revision and s.closes_at = n.closes_at`;
  return handIn(db, code, handings, isUnchanged);
}

async function handIn(
  db: Db,
  code: string,
  handings: readonly HandingIn[],
  condition: ReturnType<typeof sql<boolean>>,
): Promise<string[]> {
  const rows = handings.map(({ bodyHash, ...handing }) => ({
    attempt_id: handing.attemptId,
    submitted_at: handing.submittedAt,
    time_taken_seconds: handing.timeTakenSeconds,
    answers: handing.answers,
    verdicts: handing.verdicts,
    points: handing.points,
    seconds: handing.seconds,
    results: handing.results,
    score: handing.score,
    answered: handing.answered,
    is_late: handing.isLate,
    is_collected: handing.isCollected,
    graded_version: handing.gradedVersion,
    body_hash: bodyHash.toString('hex'),
    closes_at: handing.closesAt,
    saved_revision: handing.savedRevision,
  }));
  const result = await sql<{ attemptId: string }>`
    update shared_attempts a set
      submitted_at = n.submitted_at, time_taken_seconds = n.time_taken_seconds,
      answers = n.answers, verdicts = n.verdicts, points = n.points, seconds = n.seconds,
      results = n.results, score = n.score, first_score = n.score, answered = n.answered,
      is_late = n.is_late, is_collected = n.is_collected, graded_version = n.graded_version,
      body_hash = decode(n.body_hash, 'hex'), saved = null
    from shared_tests s, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      attempt_id uuid, submitted_at timestamptz, time_taken_seconds integer, answers jsonb,
      verdicts text, points double precision[], seconds integer[], results jsonb, score smallint,
      answered smallint, is_late boolean, is_collected boolean, graded_version integer,
      body_hash text, closes_at timestamptz, saved_revision integer
    )
    where a.code = ${code} and s.code = ${code} and a.attempt_id = n.attempt_id
      and a.submitted_at is null and ${condition}
    returning a.attempt_id
  `.execute(db);
  return result.rows.map(({ attemptId }) => attemptId);
}
