import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Of all submissions. */
export async function readFigures(db: Db, code: string, startedAfter: Date) {
  const { rows } = await sql<{
    taken: number;
    answering: number;
    median: number | null;
    lowest: number | null;
    highest: number | null;
    medianSeconds: number | null;
  }>`
    select
      count(*) filter (where submitted_at is not null)::integer as taken,
      count(*) filter (where submitted_at is null and started_at > ${startedAfter})::integer
        as answering,
      percentile_disc(0.5) within group (order by score) as median,
      min(score) as lowest,
      max(score) as highest,
      percentile_disc(0.5) within group (order by time_taken_seconds) as median_seconds
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
  graded: number;
  medianSeconds: number | null;
  strongCorrect: number;
  strongGraded: number;
  weakCorrect: number;
  weakGraded: number;
};

/**
 * How each question went, also among the third with the best scores and the third with the worst.
 * The answers lie in the order of the test.
 */
export async function readQuestionFigures(db: Db, code: string): Promise<QuestionFigures[]> {
  const { rows } = await sql<QuestionFigures>`
    with taken as (
      select answers, ntile(3) over (order by score, attempt_id) as third
      from shared_attempts
      where code = ${code} and submitted_at is not null and score is not null
    ),
    given as (
      select a.place::integer as place, third, a.item ->> 'verdict' as verdict,
        (a.item ->> 'seconds')::integer as seconds
      from taken cross join lateral jsonb_array_elements(answers) with ordinality as a (item, place)
    )
    select place,
      count(*) filter (where verdict = 'correct')::integer as correct,
      count(*) filter (where verdict <> 'needs-review')::integer as graded,
      percentile_disc(0.5) within group (order by seconds) as median_seconds,
      count(*) filter (where third = 3 and verdict = 'correct')::integer as strong_correct,
      count(*) filter (where third = 3 and verdict <> 'needs-review')::integer as strong_graded,
      count(*) filter (where third = 1 and verdict = 'correct')::integer as weak_correct,
      count(*) filter (where third = 1 and verdict <> 'needs-review')::integer as weak_graded
    from given group by place order by place
  `.execute(db);
  return rows;
}

export type CommonAnswer = { place: number; answer: unknown; count: number };

/** The wrong answer that most gave, for each place where anybody gave one. */
export async function readCommonAnswers(db: Db, code: string): Promise<CommonAnswer[]> {
  const { rows } = await sql<CommonAnswer>`
    with counted as (
      select a.place::integer as place, a.item -> 'answer' as answer, count(*)::integer as count
      from shared_attempts
      cross join lateral jsonb_array_elements(answers) with ordinality as a (item, place)
      where code = ${code} and submitted_at is not null and a.item ->> 'verdict' = 'incorrect'
      group by 1, 2
    )
    select distinct on (place) place, answer, count from counted
    order by place, count desc, answer
  `.execute(db);
  return rows;
}

/** Submissions after a given one, the latest first. */
export function readTakerRows(
  db: Db,
  code: string,
  { after, most }: { after: string | undefined; most: number },
) {
  return db
    .selectFrom('sharedAttempts as a')
    .select(['attemptId', 'takerName', 'submittedAt', 'timeTakenSeconds', 'answers', 'results'])
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
