import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export type Standing = { taken: number; middleScore: number | null };

/** How many have submitted, and the score that half of them did not pass. */
export async function readStanding(db: Db, code: string): Promise<Standing> {
  const row = await db
    .selectFrom('sharedAttempts')
    .select([
      sql<number>`count(*)::integer`.as('taken'),
      sql<number | null>`percentile_disc(0.5) within group (order by score)`.as('middleScore'),
    ])
    .where('code', '=', code)
    .where('submittedAt', 'is not', null)
    .executeTakeFirst();
  return row ?? { taken: 0, middleScore: null };
}
