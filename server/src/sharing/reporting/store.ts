import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/**
 * With a plain link the first submission of a device counts (D40); those that follow are marked. How
 * often somebody may take an assignment is for its rules to say.
 */
const counts = sql`(repeats is null or taker_key is not null)`;

/** Of all submissions that count. */
export async function readFigures(db: Db, code: string, startedAfter: Date) {
  const { rows } = await sql<{
    counted: number;
    answering: number;
    median: number | null;
    lowest: number | null;
    highest: number | null;
    medianSeconds: number | null;
  }>`
    select
      count(*) filter (where submitted_at is not null and ${counts})::integer as counted,
      count(*) filter (where submitted_at is null and started_at > ${startedAfter})::integer
        as answering,
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
  medianSeconds: number | null;
  strongCorrect: number;
  strongGraded: number;
  weakCorrect: number;
  weakGraded: number;
};

/**
 * How each question went, also among the third with the best scores and the third with the worst.
 * The answers lie in the order of the test. A test that went round has millions of them, so they
 * are read from what lies beside the documents, and counted before anything is sorted. Whether a key is
 * wrong can only be told by what was judged.
 */
export async function readQuestionFigures(db: Db, code: string): Promise<QuestionFigures[]> {
  const { weak, middle } = await readThirds(db, code);
  const { rows } = await sql<QuestionFigures>`
    with given as (
      select a.place::integer as place, a.verdict, a.seconds,
        -- Before points were kept, a right answer earned one and any other none.
        coalesce(a.points, (a.verdict = 'c')::integer) as points,
        case
          when (score, attempt_id) <= (${weak?.score ?? null}::smallint, ${weak?.attemptId ?? null}::uuid) then 1
          when (score, attempt_id) <= (${middle?.score ?? null}::smallint, ${middle?.attemptId ?? null}::uuid) then 2
          else 3
        end as third,
        count(*) as many
      from shared_attempts as t
      cross join lateral unnest(string_to_array(t.verdicts, null), t.seconds, t.points)
        with ordinality as a (verdict, seconds, points, place)
      where code = ${code} and submitted_at is not null and score is not null and ${counts}
      group by 1, 2, 3, 4, 5
    ),
    timed as (
      select place, seconds, sum(many) over (partition by place order by seconds) as until_here,
        sum(many) over (partition by place) as of_all
      from given where seconds is not null
    ),
    medians as (
      select place, min(seconds) as median_seconds from timed
      where 2 * until_here >= of_all group by place
    ),
    counts as (
      select place,
        sum(many) filter (where verdict = 'c') as correct,
        sum(many) filter (where verdict = 'p') as partly,
        sum(many) as graded,
        sum(many) filter (where verdict = 'n') as to_be_judged,
        sum(many * points) as points,
        sum(many) filter (where verdict = 'u') as left_out,
        sum(many) filter (where third = 3 and verdict = 'c') as strong_correct,
        sum(many) filter (where third = 3 and verdict <> 'n') as strong_graded,
        sum(many) filter (where third = 1 and verdict = 'c') as weak_correct,
        sum(many) filter (where third = 1 and verdict <> 'n') as weak_graded
      from given group by place
    )
    select place, median_seconds,
      coalesce(correct, 0)::integer as correct,
      coalesce(partly, 0)::integer as partly,
      coalesce(graded, 0)::integer as graded,
      coalesce(to_be_judged, 0)::integer as to_be_judged,
      coalesce(points, 0)::double precision as points,
      coalesce(left_out, 0)::integer as left_out,
      coalesce(strong_correct, 0)::integer as strong_correct,
      coalesce(strong_graded, 0)::integer as strong_graded,
      coalesce(weak_correct, 0)::integer as weak_correct,
      coalesce(weak_graded, 0)::integer as weak_graded
    from counts left join medians using (place) order by place
  `.execute(db);
  return rows;
}

type Place = { score: number; attemptId: string };

/** The best of the weakest third and of the middle one: whoever is beyond both is strong. */
async function readThirds(
  db: Db,
  code: string,
): Promise<{ weak: Place | undefined; middle: Place | undefined }> {
  const { rows } = await sql<Place & { third: number }>`
    select distinct on (third) third, score, attempt_id from (
      select score, attempt_id, ntile(3) over (order by score, attempt_id) as third
      from shared_attempts
      where code = ${code} and submitted_at is not null and score is not null and ${counts}
    ) as ranked
    order by third, score desc, attempt_id desc
  `.execute(db);
  return {
    weak: rows.find(({ third }) => third === 1),
    middle: rows.find(({ third }) => third === 2),
  };
}

export type CommonAnswer = { place: number; answer: unknown; count: number };

/** The wrong answer that most gave, for each place where anybody gave one. */
export async function readCommonAnswers(db: Db, code: string): Promise<CommonAnswer[]> {
  const { rows } = await sql<CommonAnswer>`
    with counted as (
      select a.place::integer as place, a.item -> 'answer' as answer, count(*)::integer as count
      from shared_attempts
      cross join lateral jsonb_array_elements(answers) with ordinality as a (item, place)
      where code = ${code} and submitted_at is not null and ${counts}
        and a.item ->> 'verdict' = 'incorrect'
      group by 1, 2
    )
    select distinct on (place) place, answer, count from counted
    order by place, count desc, answer
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
