import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { type AttemptRow, selectAttempts, type TestKey } from '../store.ts';

/**
 * What can be gone on with: one with answers. A test that was only opened is nothing that anybody
 * would miss.
 */
const isBegun = sql<boolean>`(
  a.submitted_at is null and a.discarded_at is null and exists (
    select 1 from attempt_answers x
    where x.user_id = a.user_id and x.attempt_id = a.attempt_id and x.answer is not null
  )
)`;

function selectOpen(db: Db, userId: string) {
  return selectAttempts(db, userId)
    .where(isBegun)
    .orderBy('startedAt', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(1);
}

export function findOpenRow(db: Db, userId: string): Promise<AttemptRow | undefined> {
  return selectOpen(db, userId).executeTakeFirst();
}

export function findOpenRowOfTest(
  db: Db,
  { userId, testId }: TestKey,
): Promise<AttemptRow | undefined> {
  return selectOpen(db, userId).where('testId', '=', testId).executeTakeFirst();
}

/** The tests that can be gone on with, the one that was begun last at first. */
export async function listOpenTests(db: Db, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts as a')
    .select('testId')
    .where('userId', '=', userId)
    .where(isBegun)
    .groupBy('testId')
    .orderBy(sql`max(started_at) desc`)
    .limit(most)
    .execute();
  return rows.map(({ testId }) => testId);
}
