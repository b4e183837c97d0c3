import { unpackReviews } from '@engram/core/reviews/pack-reviews.ts';
import { chanceOf, momentOf } from '@engram/core/reviews/review.ts';
import type pg from 'pg';
import { type Finding, compareLines, type Line } from './compare-lines.ts';
import { type AnyEntry, type Ledger, ofKind } from './ledger.ts';

/** Every acknowledged write as one line, beside what the database holds, row by row. */
export async function readBack(pool: pg.Pool, { entries }: Ledger): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { kind, expect, sql } of comparisons) {
    const { rows } = await pool.query<{ owner: string; value: string }>(sql);
    findings.push(...compareLines(kind, expect(entries), rows));
  }
  findings.push(...(await readBackReviews(pool, entries)));
  return findings;
}

type Comparison = {
  kind: string;
  expect: (entries: readonly AnyEntry[]) => Line[];
  /** Gives an owner and a value for each row there is. */
  sql: string;
};

const comparisons: Comparison[] = [
  {
    kind: 'account',
    expect: (entries) =>
      ofKind(entries, 'account').map((entry) => lineOf(entry, entry.userId, entry.email)),
    sql: `select user_id::text as owner, email as value from users`,
  },
  {
    kind: 'generation',
    expect: (entries) =>
      ofKind(entries, 'generation').map((entry) =>
        lineOf(entry, entry.userId, entry.generationId, entry.end, entry.questions),
      ),
    sql: `select user_id::text as owner, concat_ws(' ', generation_id, state, (
        select count(*) from generated_items i
        where i.user_id = g.user_id and i.generation_id = g.generation_id)) as value
      from generations g`,
  },
  {
    kind: 'paid unit',
    expect: (entries) =>
      ofKind(entries, 'generation')
        .filter(({ isAi, end }) => isAi && end === 'done')
        .map((entry) => lineOf(entry, entry.userId, 1)),
    sql: `select user_id::text as owner, used::text as value from usage
      where kind = 'ai-tests' and used > 0`,
  },
  {
    kind: 'test',
    expect: (entries) =>
      ofKind(entries, 'test').map((entry) =>
        lineOf(entry, entry.userId, entry.testId, entry.questionIds.join(',')),
      ),
    sql: `select user_id::text as owner, concat_ws(' ', test_id, (
        select string_agg(question_id::text, ',' order by place) from test_questions q
        where q.user_id = t.user_id and q.test_id = t.test_id)) as value
      from tests t`,
  },
  {
    kind: 'attempt',
    expect: (entries) =>
      ofKind(entries, 'attempt').map((entry) =>
        lineOf(entry, entry.userId, entry.testId, entry.attemptId),
      ),
    sql: `select user_id::text as owner, concat_ws(' ', test_id, attempt_id) as value from attempts`,
  },
  {
    kind: 'answer',
    expect: (entries) =>
      lastAnswers(entries).map((entry) => {
        const { userId, attemptId, questionId, revision, value } = entry;
        return lineOf(entry, userId, attemptId, questionId, revision, JSON.stringify(value));
      }),
    sql: `select user_id::text as owner,
        concat_ws(' ', attempt_id, question_id, revision, coalesce(answer::text, 'null')) as value
      from attempt_answers`,
  },
  {
    kind: 'submission',
    expect: (entries) =>
      ofKind(entries, 'submission').map((entry) => {
        const { userId, testId, attemptId, correct, score } = entry;
        return lineOf(entry, userId, testId, attemptId, correct, score);
      }),
    sql: `select user_id::text as owner,
        concat_ws(' ', test_id, attempt_id, results ->> 'correctCount', score) as value
      from attempts where submitted_at is not null`,
  },
  {
    kind: 'counted submission',
    expect: (entries) =>
      ofKind(entries, 'submission').map((entry) => lineOf(entry, entry.userId, entry.testId, 1)),
    sql: `select user_id::text as owner, concat_ws(' ', test_id, attempt_count) as value
      from tests where attempt_count > 0`,
  },
  {
    kind: 'set',
    expect: (entries) =>
      ofKind(entries, 'set').map((entry) =>
        lineOf(entry, entry.userId, entry.setId, entry.cardIds.join(',')),
      ),
    sql: `select user_id::text as owner, concat_ws(' ', set_id, (
        select string_agg(card_id::text, ',' order by place) from flashcards c
        where c.user_id = s.user_id and c.set_id = s.set_id)) as value
      from flashcard_sets s`,
  },
  {
    kind: 'share',
    expect: (entries) =>
      ofKind(entries, 'share').map((entry) =>
        lineOf(entry, entry.userId, entry.testId, entry.code),
      ),
    sql: `select s.owner_id::text as owner, concat_ws(' ', s.test_id, u.code) as value
      from shared_tests s left join user_shares u on u.user_id = s.owner_id and u.code = s.code`,
  },
  {
    kind: 'shared submission',
    expect: (entries) =>
      ofKind(entries, 'shared submission').map((entry) => lineOf(entry, entry.code, entry.correct)),
    sql: `select code as owner, case when submitted_at is null then 'open'
        else length(regexp_replace(verdicts, '[^c]', '', 'g'))::text end as value
      from shared_attempts`,
  },
];

function lineOf({ firstAt, at }: AnyEntry, owner: string, ...value: (string | number)[]): Line {
  return { owner, value: value.join(' '), span: { firstAt, at } };
}

/** Only the last one that was acknowledged counts. */
function lastAnswers(entries: readonly AnyEntry[]) {
  const last = new Map(
    ofKind(entries, 'answer').map((entry) => [`${entry.attemptId} ${entry.questionId}`, entry]),
  );
  return [...last.values()];
}

/** They lie packed in batches. */
async function readBackReviews(pool: pg.Pool, entries: readonly AnyEntry[]): Promise<Finding[]> {
  const told = ofKind(entries, 'review').flatMap((entry) =>
    entry.reviews.map((review) => lineOf(entry, entry.userId, momentOf(review), chanceOf(review))),
  );
  const { rows } = await pool.query<{ owner: string; reviews: Buffer }>(
    'select user_id::text as owner, reviews from review_batches',
  );
  const kept = rows.flatMap(({ owner, reviews }) =>
    unpackReviews(reviews).map(({ at, chance }) => ({ owner, value: `${at} ${chance}` })),
  );
  return compareLines('review', told, kept);
}
