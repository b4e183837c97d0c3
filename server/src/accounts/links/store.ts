import type { Db, Tx } from '../../platform/db.ts';
import { bucketOf } from '../../platform/sweep.ts';

export type LinkPurpose = 'reset-password' | 'verify-email';

export type NewLink = {
  userId: string;
  purpose: LinkPurpose;
  tokenHash: Buffer;
  expiresAt: Date;
};

/** The newer link takes the place of the older, which is void from now on. */
export async function saveLink(tx: Tx, link: NewLink): Promise<void> {
  const { userId, tokenHash, expiresAt } = link;
  await tx
    .insertInto('mailLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'purpose']).doUpdateSet({ tokenHash, expiresAt, usedAt: null }),
    )
    .execute();
  await tx.insertInto('mailLinkTokens').values({ tokenHash, userId, expiresAt }).execute();
}

export type WantedLink = { purpose: LinkPurpose; tokenHash: Buffer; now: Date };

/** The user a link is for, while it can still be used. */
export async function findLinkOwner(db: Db, wanted: WantedLink): Promise<string | undefined> {
  const { purpose, tokenHash, now } = wanted;
  const key = await db
    .selectFrom('mailLinkTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!key) return undefined;
  const link = await db
    .selectFrom('mailLinks')
    .select('userId')
    .where('userId', '=', key.userId)
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return link?.userId;
}

/** True for exactly one caller, however many come at once. */
export async function useLink(
  db: Db,
  userId: string,
  { purpose, tokenHash, now }: WantedLink,
): Promise<boolean> {
  const used = await db
    .updateTable('mailLinks')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteLink(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('mailLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Whether this user got a link for this after a moment. */
export async function hasLinkSince(
  db: Db,
  { userId, purpose, expiresAfter }: { userId: string; purpose: LinkPurpose; expiresAfter: Date },
): Promise<boolean> {
  const link = await db
    .selectFrom('mailLinks')
    .select('userId')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', expiresAfter)
    .executeTakeFirst();
  return link !== undefined;
}

/** Forgets the tokens of one bucket that nobody can use any more. */
export async function forgetLinkTokens(db: Db, bucket: number, now: Date): Promise<void> {
  await db
    .deleteFrom('mailLinkTokens')
    .where(bucketOf('userId'), '=', bucket)
    .where('expiresAt', '<', now)
    .execute();
}
