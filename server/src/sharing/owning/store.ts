import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Submissions by code; a code without any is left out. */
export async function countTaken(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sharedAttempts')
    .select(['code', sql<number>`count(*)::integer`.as('taken')])
    .where('code', 'in', codes)
    .where('submittedAt', 'is not', null)
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, taken }) => [code, taken]));
}

/** Of all tests of a user: plain links that were made since a moment, and assignments since another. */
export async function listCodesSince(
  db: Db,
  userId: string,
  since: { link: Date; assignment: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('userShares')
    .select('code')
    .where('userId', '=', userId)
    .where((made) =>
      made.or([
        made('createdAt', '>=', since.link),
        made.and([made('isAssignment', '=', true), made('createdAt', '>=', since.assignment)]),
      ]),
    )
    .execute();
  return rows.map(({ code }) => code);
}

/** Submissions by code; a code without any is left out. */
export async function countTakenSince(
  db: Db,
  codes: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sharedAttempts')
    .select(['code', sql<number>`count(*)::integer`.as('taken')])
    .where('code', 'in', codes)
    .where('submittedAt', '>=', since)
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, taken }) => [code, taken]));
}

export async function readTitles(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sharedTests')
    .select(['code', 'title'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map(({ code, title }) => [code, title]));
}
