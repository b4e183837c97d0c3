import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** A test, a set of cards or a saved material. */
export async function hasAnything(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select 1 from tests where user_id = ${userId})
      or exists (select 1 from flashcard_sets where user_id = ${userId})
      or exists (select 1 from materials where user_id = ${userId}) as "isThere"
  `.execute(db);
  return rows[0]?.isThere ?? false;
}
