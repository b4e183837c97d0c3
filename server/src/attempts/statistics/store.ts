import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { hasScore } from '../store.ts';

export async function countSubmitted(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .where('submittedAt', 'is not', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function readMomentsSince(db: Db, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('submittedAt')
    .where('userId', '=', userId)
    .where('submittedAt', '>=', since)
    .execute();
  return rows.flatMap(({ submittedAt }) => submittedAt ?? []);
}

/** After one moment and up to another; null when there is nothing to average. */
export async function averageScore(
  db: Db,
  userId: string,
  { after, until }: { after: Date; until: Date },
): Promise<number | null> {
  const row = await db
    .selectFrom('attempts')
    .select(sql<number | null>`round(avg(score))::integer`.as('average'))
    .where('userId', '=', userId)
    .where('submittedAt', '>', after)
    .where('submittedAt', '<=', until)
    .where(hasScore)
    .executeTakeFirst();
  return row?.average ?? null;
}

/** As they are written in a calendar, in order. */
export async function readStudyDays(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('studyDays')
    .select(sql<string>`day::text`.as('day'))
    .where('userId', '=', userId)
    .orderBy('studyDays.day')
    .execute();
  return rows.map(({ day }) => day);
}
