import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export type WrittenRow = { place: number; wording: string; count: number; writers: string[] };

type Most = { rows: number; writers: number };

/**
 * What was written and nobody has judged, by its place in the test, counted from 1. Only documents
 * that have something of it are opened.
 */
export async function readWritten(db: Db, code: string, most: Most): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    select a.place::integer as place, a.item ->> 'answer' as wording, count(*)::integer as count,
      coalesce(
        (array_agg(taker_name order by taker_name) filter (where taker_name is not null))[1:${most.writers}::integer],
        '{}'
      ) as writers
    from shared_attempts
    cross join lateral jsonb_array_elements(answers) with ordinality as a (item, place)
    where code = ${code} and submitted_at is not null and verdicts like '%n%'
      and a.item ->> 'verdict' = 'needs-review'
    group by 1, 2
    order by 3 desc, 2
    limit ${most.rows}
  `.execute(db);
  return rows;
}

/** By code, how many answers wait; a code without any is left out. */
export async function countWaiting(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sharedAttempts')
    .select([
      'code',
      sql<number>`sum(length(verdicts) - length(replace(verdicts, 'n', '')))::integer`.as(
        'waiting',
      ),
    ])
    .where('code', 'in', codes)
    .where('submittedAt', 'is not', null)
    .where('verdicts', 'like', '%n%')
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, waiting }) => [code, waiting]));
}

/** The latest first. */
export async function readHeads(
  db: Db,
  codes: readonly string[],
): Promise<{ code: string; title: string; createdAt: Date }[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('sharedTests')
    .select(['code', 'title', 'createdAt'])
    .where('code', 'in', codes)
    .orderBy('createdAt', 'desc')
    .execute();
}
