import { creditOf, markOf } from '@engram/core/attempts/credit.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';
import type { TakenAnswer } from './taken-answer.ts';

export type TakenKey = { code: string; attemptId: string };

export type Started = TakenKey & { startedAt: Date };

/**
 * When each attempt at one test began, as it was told of first. Nothing where sharing has been
 * stopped, which the memory of a process may not know yet.
 */
export async function upsertStarted(
  db: Db,
  code: string,
  started: readonly Omit<Started, 'code'>[],
): Promise<ReadonlyMap<string, Date>> {
  // In one order everywhere, so that no two statements wait for each other.
  const rows = started.toSorted((one, other) => one.attemptId.localeCompare(other.attemptId));
  const result = await sql<{ attemptId: string; startedAt: Date }>`
    insert into shared_attempts as a (code, attempt_id, started_at)
    select s.code, n.attempt_id, n.started_at
    from shared_tests s, unnest(${rows.map(({ attemptId }) => attemptId)}::uuid[],
      ${rows.map(({ startedAt }) => startedAt)}::timestamptz[]) as n (attempt_id, started_at)
    where s.code = ${code} and s.stopped_at is null
    on conflict (code, attempt_id) do update set started_at = a.started_at
    returning attempt_id, started_at
  `.execute(db);
  return new Map(result.rows.map(({ attemptId, startedAt }) => [attemptId, startedAt]));
}

export type Submission = Started & {
  takerId: string | null;
  takerName: string | null;
  submittedAt: Date;
  timeTakenSeconds: number;
  answers: readonly TakenAnswer[];
  results: object;
  score: number | null;
  clientScore: number | null;
  gradedVersion: number;
  bodyHash: Buffer;
  /** Null where the browser told of no device. */
  deviceMark: Buffer | null;
};

/**
 * In one statement, as hundreds may come in the same second. The time it took as it counts: no more
 * than has passed since it began. Nothing where it was submitted before, or sharing was stopped.
 */
export async function insertSubmission(db: Db, given: Submission): Promise<number | undefined> {
  const { code, attemptId, takerId, takerName, startedAt, submittedAt, timeTakenSeconds } = given;
  const { score, clientScore, gradedVersion, bodyHash, deviceMark } = given;
  const answers = JSON.stringify(given.answers);
  const { verdicts, points, seconds } = listBeside(given.answers);
  const results = JSON.stringify(given.results);
  const { rows } = await sql<{ timeTakenSeconds: number }>`
    insert into shared_attempts as a (code, attempt_id, taker_id, taker_name, started_at,
      submitted_at, time_taken_seconds, answers, verdicts, points, seconds, results, score, first_score,
      client_score, graded_version, body_hash, device_mark)
    select ${code}, ${attemptId}::uuid, ${takerId}::uuid, ${takerName}, ${startedAt}::timestamptz,
      ${submittedAt}::timestamptz, ${timeTakenSeconds}::integer, ${answers}::jsonb,
      ${verdicts}, ${points}::double precision[], ${seconds}::integer[], ${results}::jsonb, ${score}::smallint,
      ${score}::smallint, ${clientScore}::integer, ${gradedVersion}::integer, ${bodyHash}::bytea,
      ${deviceMark}::bytea
    where exists (select 1 from shared_tests s where s.code = ${code} and s.stopped_at is null)
    on conflict (code, attempt_id) do update set
      taker_id = excluded.taker_id,
      taker_name = excluded.taker_name,
      submitted_at = excluded.submitted_at,
      time_taken_seconds = greatest(0, least(excluded.time_taken_seconds,
        ceil(extract(epoch from excluded.submitted_at - a.started_at))::integer)),
      answers = excluded.answers,
      verdicts = excluded.verdicts,
      points = excluded.points,
      seconds = excluded.seconds,
      results = excluded.results,
      score = excluded.score,
      first_score = excluded.first_score,
      client_score = excluded.client_score,
      graded_version = excluded.graded_version,
      body_hash = excluded.body_hash,
      device_mark = excluded.device_mark
    where a.submitted_at is null
    returning time_taken_seconds
  `.execute(db);
  return rows[0]?.timeTakenSeconds;
}

/** What lies beside the answers, for the report. */
export function listBeside(answers: readonly TakenAnswer[]) {
  return {
    verdicts: answers.map((answer) => markOf(answer).charAt(0)).join(''),
    points: answers.map((answer) => creditOf(answer).earned),
    seconds: answers.map((answer) => answer.seconds),
  };
}

/** All submissions of one device but the first. */
export async function markRepeatedDevice(
  db: Db,
  { code, deviceMark }: { code: string; deviceMark: Buffer },
): Promise<void> {
  await sql`
    update shared_attempts a set repeats = 'device'
    where a.code = ${code} and a.device_mark = ${deviceMark} and a.repeats is null
      and exists (
        select 1 from shared_attempts e
        where e.code = a.code and e.device_mark = a.device_mark
          and (e.submitted_at, e.attempt_id) < (a.submitted_at, a.attempt_id)
      )
  `.execute(db);
}

export function findAttemptRow(db: Db, { code, attemptId }: TakenKey) {
  return db
    .selectFrom('sharedAttempts')
    .select(['attemptId', 'takerId', 'takerName', 'startedAt', 'submittedAt', 'timeTakenSeconds'])
    .select(['answers', 'results', 'bodyHash'])
    .where('code', '=', code)
    .where('attemptId', '=', attemptId)
    .executeTakeFirst();
}

/** False when it is another user's already. */
export async function setTaker(db: Db, key: TakenKey, takerId: string): Promise<boolean> {
  const row = await db
    .updateTable('sharedAttempts')
    .set({ takerId })
    .where('code', '=', key.code)
    .where('attemptId', '=', key.attemptId)
    .where('submittedAt', 'is not', null)
    .where((either) => either.or([either('takerId', 'is', null), either('takerId', '=', takerId)]))
    .returning('attemptId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTaken(db: Db, userId: string, key: TakenKey): Promise<void> {
  await db
    .insertInto('takenShares')
    .values({ userId, ...key })
    .onConflict((conflict) => conflict.columns(['userId', 'code', 'attemptId']).doNothing())
    .execute();
}

/** What was answered stays in the report of the owner; who it was does not. */
export async function removeTaker(db: Db, key: TakenKey, takerId: string): Promise<void> {
  await db
    .updateTable('sharedAttempts')
    .set({
      takerId: null,
      takerName: null,
      // Of a try it names the account; the try goes on being one of somebody.
      takerKey: sql`case when taker_key is not null then 'left:' || attempt_id end`,
      deviceMark: null,
      networkMark: null,
    })
    .where('code', '=', key.code)
    .where('attemptId', '=', key.attemptId)
    .where('takerId', '=', takerId)
    .execute();
}

/** Of one bucket, those at plain links that began before a moment and were never submitted. */
export async function forgetAbandoned(db: Db, bucket: number, before: Date): Promise<void> {
  await db
    .deleteFrom('sharedAttempts')
    .where(bucketOf('code'), '=', bucket)
    .where('submittedAt', 'is', null)
    .where('takerKey', 'is', null)
    .where('startedAt', '<', before)
    .execute();
}
