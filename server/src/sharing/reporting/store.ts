import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/**
 * With a plain link the first submission of a device counts (D40); those that follow are marked. How
 * often somebody may take an assignment is for its rules to say.
 */
const counts = sql`(repeats is null or taker_key is not null)`;

/** Of all submissions that count. */
export async function readFigures(
  db: Db,
  code: string,
  { startedAfter, version }: { startedAfter: Date; version: number },
) {
  const { rows } = await sql<{
    counted: number;
    answering: number;
    /** Graded by an older version. */
    stale: number;
    median: number | null;
    lowest: number | null;
    highest: number | null;
    medianSeconds: number | null;
  }>`
    select
      count(*) filter (where submitted_at is not null and ${counts})::integer as counted,
      count(*) filter (where submitted_at is null and started_at > ${startedAfter})::integer
        as answering,
      count(*) filter (where graded_version < ${version})::integer as stale,
      percentile_disc(0.5) within group (order by score) filter (where ${counts}) as median,
      min(score) filter (where ${counts}) as lowest,
      max(score) filter (where ${counts}) as highest,
      percentile_disc(0.5) within group (order by time_taken_seconds) filter (where ${counts})
        as median_seconds
    from shared_attempts where code = ${code}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate has one row');
  return row;
}

export type QuestionFigures = {
  /** Its place in the test, counted from 1. */
  place: number;
  correct: number;
  partly: number;
  graded: number;
  toBeJudged: number;
  /** Of all together. */
  points: number;
  leftOut: number;
};

/**
 * How each question went. The answers lie in the order of the test. A test that went round has
 * millions of them, so they are read from what lies beside the documents, and counted before
 * anything else.
 */
export async function readQuestionFigures(db: Db, code: string): Promise<QuestionFigures[]> {
  const { rows } = await sql<QuestionFigures>`
    with given as (
      select a.place::integer as place, a.verdict,
        -- Before points were kept, a right answer earned one and any other none.
        coalesce(a.points, (a.verdict = 'c')::integer) as points,
        count(*) as many
      from shared_attempts as t
      cross join lateral unnest(string_to_array(t.verdicts, null), t.points)
        with ordinality as a (verdict, points, place)
      where code = ${code} and submitted_at is not null and score is not null and ${counts}
      group by 1, 2, 3
    )
    select place,
      coalesce(sum(many) filter (where verdict = 'c'), 0)::integer as correct,
      coalesce(sum(many) filter (where verdict = 'p'), 0)::integer as partly,
      sum(many)::integer as graded,
      coalesce(sum(many) filter (where verdict = 'n'), 0)::integer as to_be_judged,
      coalesce(sum(many * points), 0)::double precision as points,
      coalesce(sum(many) filter (where verdict = 'u'), 0)::integer as left_out
    from given group by place order by place
  `.execute(db);
  return rows;
}

export type AnsweredRow = {
  attemptId: string;
  /** The first letter of each verdict. */
  verdicts: string;
  /** None in what was graded before points were kept. */
  points: (number | null)[] | null;
  seconds: (number | null)[];
  /** In the order of the test. */
  answers: unknown[];
};

/**
 * What was answered in submissions after a given one, the latest first. The documents are opened
 * here, so that nothing of them travels but the answers.
 */
export async function readAnswered(
  db: Db,
  code: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<AnsweredRow[]> {
  const { rows } = await sql<AnsweredRow>`
    select a.attempt_id, a.verdicts, a.points, a.seconds,
      jsonb_path_query_array(a.answers, '$[*].answer') as answers
    from shared_attempts a
    where a.code = ${code} and a.submitted_at is not null and a.score is not null and ${counts}
      and (${after ?? null}::uuid is null or (a.submitted_at, a.attempt_id) < (
        select x.submitted_at, x.attempt_id from shared_attempts x
        where x.code = ${code} and x.attempt_id = ${after ?? null}::uuid
      ))
    order by a.submitted_at desc, a.attempt_id desc
    limit ${most}
  `.execute(db);
  return rows;
}

/** What is remarkable about a submission. */
const markColumns = ['tryNumber', 'repeats', 'isLate', 'isCollected', 'firstScore'] as const;

export function findTakenRow(db: Db, code: string, attemptId: string) {
  return db
    .selectFrom('sharedAttempts')
    .select(['attemptId', 'takerId', 'takerName', 'startedAt', 'submittedAt', 'timeTakenSeconds'])
    .select(['answers', 'results', ...markColumns])
    .where('code', '=', code)
    .where('attemptId', '=', attemptId)
    .executeTakeFirst();
}

export type ReportedRow = NonNullable<Awaited<ReturnType<typeof findTakenRow>>>;

/** Submissions after a given one, the latest first. */
export function readTakerRows(
  db: Db,
  code: string,
  { after, most }: { after: string | undefined; most: number },
) {
  return db
    .selectFrom('sharedAttempts as a')
    .select(['attemptId', 'takerId', 'takerName', 'startedAt', 'submittedAt', 'timeTakenSeconds'])
    .select(['answers', 'results', ...markColumns])
    .where('code', '=', code)
    .where('submittedAt', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(a.submitted_at, a.attempt_id) < (
          select x.submitted_at, x.attempt_id from shared_attempts x
          where x.code = ${code} and x.attempt_id = ${after}::uuid
        )`,
      ),
    )
    .orderBy('submittedAt', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(most)
    .execute();
}
