import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { bucketOf } from '../sweep.ts';

type Amount = { day: string; used: number };

/** What is spent then; undefined when it would be more than may be. Two at once cannot both do it. */
export async function addToScope(
  db: Db,
  { scope, day, used, most }: Amount & { scope: string; most: number },
): Promise<number | undefined> {
  if (used > most) return undefined;
  const row = await db
    .insertInto('spending')
    .values({ scope, day, used })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'day'])
        .doUpdateSet({ used: sql`spending.used + ${used}` })
        .where('spending.used', '<=', most - used),
    )
    .returning('used')
    .executeTakeFirst();
  return row?.used;
}

/** The same for an account. */
export async function addToAccount(
  db: Db,
  { userId, day, used, most }: Amount & { userId: string; most: number },
): Promise<number | undefined> {
  if (used > most) return undefined;
  const row = await db
    .insertInto('accountSpending')
    .values({ userId, day, used })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'day'])
        .doUpdateSet({ used: sql`account_spending.used + ${used}` })
        .where('accountSpending.used', '<=', most - used),
    )
    .returning('used')
    .executeTakeFirst();
  return row?.used;
}

/** By how much a call cost more or less than was set aside for it. */
export async function correctScope(
  db: Db,
  { scope, day, by }: { scope: string; day: string; by: number },
): Promise<void> {
  await db
    .updateTable('spending')
    .set({ used: sql`greatest(used + ${by}, 0)` })
    .where('scope', '=', scope)
    .where('day', '=', day)
    .execute();
}

export async function correctAccount(
  db: Db,
  { userId, day, by }: { userId: string; day: string; by: number },
): Promise<void> {
  await db
    .updateTable('accountSpending')
    .set({ used: sql`greatest(used + ${by}, 0)` })
    .where('userId', '=', userId)
    .where('day', '=', day)
    .execute();
}

export async function findScope(db: Db, scope: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('spending')
    .select('used')
    .where('scope', '=', scope)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}

export async function findAccount(db: Db, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('accountSpending')
    .select('used')
    .where('userId', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** True for the first who says that the server's spending of a day has come to this share. */
export async function markWarned(db: Db, day: string, percent: number): Promise<boolean> {
  const row = await db
    .updateTable('spending')
    .set({ warned: percent })
    .where('scope', '=', 'server')
    .where('day', '=', day)
    .where('warned', '<', percent)
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

export function readBudgetRows(db: Db) {
  return db.selectFrom('budgets').select(['name', 'amount']).execute();
}

export async function saveBudget(
  db: Db,
  { name, amount, now }: { name: string; amount: number; now: Date },
): Promise<void> {
  await db
    .insertInto('budgets')
    .values({ name, amount, changedAt: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ amount, changedAt: now }))
    .execute();
}

/** From then on the settings count again. */
export async function deleteBudget(db: Db, name: string): Promise<void> {
  await db.deleteFrom('budgets').where('name', '=', name).execute();
}

export function readAccountSpending(db: Db, userId: string) {
  return db
    .selectFrom('accountSpending')
    .select(['day', 'used'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute();
}

export async function eraseAccountSpending(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('accountSpending').where('userId', '=', userId).execute();
}

export async function forgetSpending(db: Db, beforeDay: string): Promise<void> {
  await db.deleteFrom('spending').where('day', '<', beforeDay).execute();
}

export async function forgetAccountSpending(
  db: Db,
  bucket: number,
  beforeDay: string,
): Promise<void> {
  await db
    .deleteFrom('accountSpending')
    .where(bucketOf('userId'), '=', bucket)
    .where('day', '<', beforeDay)
    .execute();
}
