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
