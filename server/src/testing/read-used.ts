import type pg from 'pg';

/** How many units of an allowance somebody has used, over all periods of a test. */
export async function readUsed(pool: pg.Pool, userId: string, kind = 'ai-tests'): Promise<number> {
  const { rows } = await pool.query<{ used: number }>(
    'select coalesce(sum(used), 0)::integer as used from usage where user_id = $1 and kind = $2',
    [userId, kind],
  );
  return rows[0]?.used ?? 0;
}
