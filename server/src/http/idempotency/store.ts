import type { Db } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';

/** A right to do the work of one key until a moment, which also tells one claim from the next. */
export type Claim = { owner: string; key: string; lockedUntil: Date };

export type NewClaim = Claim & { bodyHash: Buffer; now: Date };

export type Remembered = { bodyHash: Buffer; isDone: boolean; reply: unknown };

/** True for the one caller that may do the work; also when an earlier one died over it. */
export async function claimKey(db: Db, claim: NewClaim): Promise<boolean> {
  const { owner, key, bodyHash, now, lockedUntil } = claim;
  const row = await db
    .insertInto('idempotencyKeys')
    .values({ owner, key, bodyHash, lockedUntil, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet({ lockedUntil })
        .where('idempotencyKeys.status', 'is', null)
        .where('idempotencyKeys.bodyHash', '=', bodyHash)
        .where('idempotencyKeys.lockedUntil', '<', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was over and somebody else has taken it. */
export async function renewKey(
  db: Db,
  { owner, key, lockedUntil }: Claim,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotencyKeys')
    .set({ lockedUntil: until })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('lockedUntil', '=', lockedUntil)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findKey(db: Db, owner: string, key: string): Promise<Remembered | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'status', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  return { bodyHash: row.bodyHash, isDone: row.status !== null, reply: row.reply };
}

/** Keeps the reply as JSON text, or only the fact when there is none to keep. */
export async function keepReply(
  db: Db,
  { owner, key, lockedUntil }: Claim,
  kept: { status: number; reply: string | null },
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set(kept)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('lockedUntil', '=', lockedUntil)
    .where('status', 'is', null)
    .execute();
}

/** The work failed: the same key may try again. A claim that was taken over stays. */
export async function releaseKey(db: Db, { owner, key, lockedUntil }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('lockedUntil', '=', lockedUntil)
    .where('status', 'is', null)
    .execute();
}

/** Forgets old keys of one bucket; the bucket is the index's first column. */
export async function forgetKeys(db: Db, bucket: number, before: Date): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where(bucketOf('owner'), '=', bucket)
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return numDeletedRows;
}

export async function forgetOwner(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('owner', '=', owner).execute();
}
