import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

type Used = { kind: string; period: string; used: number };

/** The larger count stays: somebody may come and go more than once. */
export async function savePastUsage(
  tx: Tx,
  { addressHash, rows, keptUntil }: { addressHash: string; rows: readonly Used[]; keptUntil: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('pastUsage')
    .values(rows.map((row) => ({ ...row, addressHash, keptUntil })))
    .onConflict((conflict) =>
      conflict.columns(['addressHash', 'kind', 'period']).doUpdateSet({
        used: sql`greatest(past_usage.used, excluded.used)`,
        keptUntil,
      }),
    )
    .execute();
}

export function findPastUsage(db: Db, addressHash: string, now: Date): Promise<Used[]> {
  return db
    .selectFrom('pastUsage')
    .select(['kind', 'period', 'used'])
    .where('addressHash', '=', addressHash)
    .where('keptUntil', '>', now)
    .execute();
}

export async function savePastTrial(tx: Tx, addressHash: string, keptUntil: Date): Promise<void> {
  await tx
    .insertInto('pastTrials')
    .values({ addressHash, keptUntil })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasPastTrial(db: Db, addressHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('pastTrials')
    .select('addressHash')
    .where('addressHash', '=', addressHash)
    .where('keptUntil', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetPast(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('pastUsage').where('keptUntil', '<=', now).execute();
  await db.deleteFrom('pastTrials').where('keptUntil', '<=', now).execute();
}
