import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** A test or a set of cards. */
export async function hasMadeAnything(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select 1 from tests where user_id = ${userId})
      or exists (select 1 from flashcard_sets where user_id = ${userId}) as "isThere"
  `.execute(db);
  return rows[0]?.isThere ?? false;
}

export async function findCreatedAt(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('users')
    .select('createdAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.createdAt;
}
