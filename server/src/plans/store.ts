import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { bucketOf } from '../platform/sweep.ts';

type Counted = { userId: string; kind: string; period: string };

/** False when there is none left; two at once cannot both take the last one. */
export async function addUnit(db: Db, unit: Counted, most: number): Promise<boolean> {
  if (most < 1) return false;
  const row = await db
    .insertInto('usage')
    .values({ ...unit, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'kind', 'period'])
        .doUpdateSet({ used: sql`usage.used + 1` })
        .where('usage.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

/** Never below nothing. */
export async function removeUnit(db: Db, { userId, kind, period }: Counted): Promise<void> {
  await db
    .updateTable('usage')
    .set({ used: sql`used - 1` })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('used', '>', 0)
    .execute();
}

export async function findUsed(db: Db, { userId, kind, period }: Counted): Promise<number> {
  const row = await db
    .selectFrom('usage')
    .select('used')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.used ?? 0;
}

export function readUsage(db: Db, userId: string) {
  return db
    .selectFrom('usage')
    .select(['kind', 'period', 'used'])
    .where('userId', '=', userId)
    .orderBy('kind')
    .orderBy('period')
    .execute();
}

/** For an account that is just being made. */
export async function insertUsage(
  tx: Tx,
  rows: readonly (Counted & { used: number })[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('usage')
      .values([...rows])
      .execute();
}

/** Forgets the counts of one bucket of users for periods that began before a day. */
export async function forgetUsage(db: Db, bucket: number, beforeDay: string): Promise<void> {
  await db
    .deleteFrom('usage')
    .where(bucketOf('userId'), '=', bucket)
    .where('period', '<', beforeDay)
    .execute();
}

export async function eraseUsage(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('usage').where('userId', '=', userId).execute();
}
