import type { Db } from '../db.ts';

/** True for the first use only. */
export async function insertSpent(
  db: Db,
  { solutionHash, expiresAt }: { solutionHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('spentCaptchas')
    .values({ solutionHash, expiresAt })
    .onConflict((conflict) => conflict.column('solutionHash').doNothing())
    .returning('solutionHash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSpentBefore(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spentCaptchas').where('expiresAt', '<', now).execute();
}
